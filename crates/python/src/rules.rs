//! The rules of a table.

use crate::errors;
use lastcard_engine::rules::{OPTIONS, Value};
use lastcard_notation::{PRESET_NAMES, Preset, RulesDocument};
use pyo3::basic::CompareOp;
use pyo3::exceptions::{PyKeyError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict};
use std::path::{Path, PathBuf};

/// The rules of a table: a preset with options changed. Never half valid: what cannot be played raises `RulesError`.
#[pyclass(module = "lastcard", frozen, from_py_object)]
#[derive(Clone)]
pub(crate) struct Rules {
    pub(crate) document: RulesDocument,
}

#[pymethods]
impl Rules {
    /// The rules of that preset with these options changed: `Rules("party", {"scoring.target": 200})`.
    #[new]
    #[pyo3(signature = (preset = "standard", options = None))]
    fn new(py: Python<'_>, preset: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Rules> {
        let mut text = format!("preset = {}\n", quoted(preset));
        if let Some(options) = options {
            for (name, value) in options {
                text.push_str(&line(&name.extract::<String>()?, &value)?);
            }
        }
        Rules::from_toml(py, &text)
    }

    /// A set of rules with a name that ships with the package.
    #[staticmethod]
    fn preset(py: Python<'_>, name: &str) -> PyResult<Rules> {
        match Preset::from_name(name) {
            Some(preset) => Ok(Rules {
                document: preset.document().clone(),
            }),
            None => Rules::new(py, name, None),
        }
    }

    /// The rules that a document says: a preset and options over it, as TOML.
    #[staticmethod]
    fn from_toml(py: Python<'_>, text: &str) -> PyResult<Rules> {
        let document = RulesDocument::parse(text);
        document
            .map(|document| Rules { document })
            .map_err(|problems| errors::rules(py, problems))
    }

    /// The names of all presets.
    #[staticmethod]
    fn presets() -> Vec<&'static str> {
        PRESET_NAMES.to_vec()
    }

    /// Every option with what it allows, in words.
    #[staticmethod]
    fn allowed(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
        let all = PyDict::new(py);
        for option in OPTIONS {
            all.set_item(option.name, option.allowed.to_string())?;
        }
        Ok(all)
    }

    /// The document as text: what is changed of the preset, or with `whole` every option.
    #[pyo3(signature = (whole = false))]
    fn toml(&self, whole: bool) -> String {
        if whole {
            self.document.to_toml()
        } else {
            self.document.to_toml_short()
        }
    }

    /// 16 hexadecimal digits: equal rules have the same, whatever they are called.
    #[getter]
    fn fingerprint(&self) -> String {
        self.document.fingerprint().to_string()
    }

    /// Every option with its value.
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for option in OPTIONS {
            all.set_item(option.name, value(py, (option.get)(&self.document.rules))?)?;
        }
        Ok(all)
    }

    /// The options that differ from the preset.
    fn changed(&self) -> Vec<&'static str> {
        self.document.changed().collect()
    }

    /// The same rules with options changed.
    fn with_options(&self, py: Python<'_>, options: &Bound<'_, PyDict>) -> PyResult<Rules> {
        let all = self.options(py)?;
        for (name, value) in options {
            all.set_item(name, value)?;
        }
        Rules::new(py, self.document.preset.name(), Some(&all))
    }

    /// How many decks so many players need; raises `SeatsError` when they cannot play with these rules.
    fn decks(&self, py: Python<'_>, players: usize) -> PyResult<u16> {
        let decks = self.document.rules.decks(players);
        decks.map_err(|error| {
            let error = lastcard_env::SettingsError::Seats {
                error,
                seats: players,
            };
            errors::settings(py, &error)
        })
    }

    fn __getitem__(&self, py: Python<'_>, name: &str) -> PyResult<Py<PyAny>> {
        let option = self.document.rules.get(name);
        let option = option.ok_or_else(|| PyKeyError::new_err(name.to_owned()))?;
        value(py, option)
    }

    fn __repr__(&self) -> String {
        let toml = self.document.to_toml_short();
        format!("<Rules {}>", toml.trim_end().replace('\n', "; "))
    }

    fn __richcmp__(&self, other: &Bound<'_, PyAny>, op: CompareOp) -> Option<bool> {
        let other = other.cast::<Rules>().ok()?;
        let equal = self.document.rules == other.get().document.rules;
        match op {
            CompareOp::Eq => Some(equal),
            CompareOp::Ne => Some(!equal),
            _ => None,
        }
    }

    fn __hash__(&self) -> u64 {
        let digits = self.document.fingerprint().to_string();
        u64::from_str_radix(&digits, 16).unwrap_or_default()
    }

    /// Rules travel between processes as their document.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let class = py.get_type::<Rules>();
        Ok((class.getattr("from_toml")?, (self.document.to_toml(),)))
    }
}

/// Rules out of what a caller gives: `Rules`, the name of a preset, a document as text, the path of a document (a text
/// that ends in `.toml`, or a path object), or a dictionary of options with the preset under `"preset"`.
pub(crate) fn given(py: Python<'_>, rules: &Bound<'_, PyAny>) -> PyResult<RulesDocument> {
    if let Ok(rules) = rules.cast::<Rules>() {
        return Ok(rules.get().document.clone());
    }
    if rules.hasattr("__fspath__")? {
        return read(py, &rules.extract::<PathBuf>()?);
    }
    if let Ok(text) = rules.extract::<String>() {
        // A document has an equals sign in every line that says something, a name has none.
        let rules = if text.contains('=') {
            Rules::from_toml(py, &text)
        } else if is_document(Path::new(&text)) {
            return read(py, Path::new(&text));
        } else {
            Rules::preset(py, &text)
        };
        return rules.map(|rules| rules.document);
    }
    let Ok(options) = rules.cast::<PyDict>() else {
        return Err(PyTypeError::new_err(
            "rules are a Rules, the name of a preset, a TOML document or the path of one, or a dict of options",
        ));
    };
    let options = options.copy()?;
    let preset = match options.get_item("preset")? {
        Some(preset) => {
            options.del_item("preset")?;
            preset.extract()?
        }
        None => "standard".to_owned(),
    };
    Rules::new(py, &preset, Some(&options)).map(|rules| rules.document)
}

/// Whether a file would be a rules document by its name.
fn is_document(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("toml"))
}

/// The rules that the document in a file says.
fn read(py: Python<'_>, path: &Path) -> PyResult<RulesDocument> {
    let text = std::fs::read_to_string(path)?;
    Rules::from_toml(py, &text).map(|rules| rules.document)
}

fn line(name: &str, value: &Bound<'_, PyAny>) -> PyResult<String> {
    // A name with other signs would be read as more than a key.
    let plain = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
    let key = if name.chars().all(plain) {
        name.to_owned()
    } else {
        quoted(name)
    };
    let value = if let Ok(value) = value.cast::<PyBool>() {
        value.is_true().to_string()
    } else if let Ok(text) = value.extract::<String>() {
        quoted(&text)
    } else if let Ok(number) = value.extract::<i64>() {
        number.to_string()
    } else {
        let value = value.repr()?;
        return Err(PyTypeError::new_err(format!(
            "{name} = {value}: an option is a text, a whole number, True or False"
        )));
    };
    Ok(format!("{key} = {value}\n"))
}

/// A text as TOML writes it.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => quoted.extend(format!("\\u{:04X}", c as u32).chars()),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

fn value(py: Python<'_>, value: Value<'_>) -> PyResult<Py<PyAny>> {
    Ok(match value {
        Value::Bool(value) => value.into_pyobject(py)?.to_owned().into_any().unbind(),
        Value::Int(value) => value.into_pyobject(py)?.into_any().unbind(),
        Value::Word(value) => value.into_pyobject(py)?.into_any().unbind(),
    })
}
