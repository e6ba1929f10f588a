//! Figures as PNG.

use super::font::{MEDIUM, REGULAR};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use std::fmt;

/// The most pixels of a picture: some 160 MB while it is drawn.
const MOST_PIXELS: f32 = 40e6;

/// Why a figure has no picture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PngError {
    /// The text is no SVG; what is wrong with it.
    Svg(String),
    /// The picture would be larger than a picture may be.
    TooLarge,
    /// It could not be packed; why not.
    Packing(String),
}

/// Draws an SVG file of ours with `scale` pixels to each of its units, in the font that is part of the program.
///
/// # Errors
/// When it is no SVG, or the picture would be too large.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, PngError> {
    let mut options = Options {
        font_family: "Roboto".to_owned(),
        ..Options::default()
    };
    let fonts = options.fontdb_mut();
    fonts.load_font_data(REGULAR.to_vec());
    fonts.load_font_data(MEDIUM.to_vec());
    let tree = Tree::from_str(svg, &options).map_err(|error| PngError::Svg(error.to_string()))?;
    let (width, height) = (tree.size().width() * scale, tree.size().height() * scale);
    if !(width >= 1.0 && height >= 1.0 && width * height <= MOST_PIXELS) {
        return Err(PngError::TooLarge);
    }
    let mut picture =
        Pixmap::new(width.ceil() as u32, height.ceil() as u32).ok_or(PngError::TooLarge)?;
    resvg::render(
        &tree,
        Transform::from_scale(scale, scale),
        &mut picture.as_mut(),
    );
    picture
        .encode_png()
        .map_err(|error| PngError::Packing(error.to_string()))
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PngError::Svg(what) => write!(f, "this figure cannot be drawn: {what}"),
            PngError::TooLarge => f.write_str("this figure is too large for a PNG; write an SVG"),
            PngError::Packing(what) => write!(f, "the picture cannot be packed as PNG: {what}"),
        }
    }
}

impl std::error::Error for PngError {}
