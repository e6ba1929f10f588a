// What eyes make of colors: contrast as WCAG 2 defines it, color blindness by Machado, Oliveira and Fernandes (2009), and
// how far apart two colors look by CIEDE2000 (about 1 is the least that is seen side by side).

/** Red, green and blue of sRGB, 0 to 1. */
export type Rgb = readonly [number, number, number];

/** The kinds of color blindness, complete. */
export const BLIND = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

/** Reads `#rrggbb`. */
export function hex(text: string): Rgb {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  if (digits === null) throw new Error(`"${text}" is not #rrggbb`);
  const part = (at: number) => parseInt(digits[at] ?? '', 16) / 255;
  return [part(1), part(2), part(3)];
}

/** As `color-mix(in srgb, one PART, other)` mixes; `part` is 0 to 1. */
export function mix(one: Rgb, part: number, other: Rgb): Rgb {
  return map(one, (value, at) => value * part + (other[at] ?? 0) * (1 - part));
}

/** The contrast of WCAG 2: 1 for none to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A color as somebody with that kind of color blindness sees it. */
export function seenWith(kind: keyof typeof BLIND, color: Rgb): Rgb {
  return map(times(BLIND[kind], map(color, linear)), (value) => gamma(Math.min(1, Math.max(0, value))));
}

/** How far apart two colors look: CIEDE2000. */
export function difference(one: Rgb, other: Rgb): number {
  return ciede2000(lab(one), lab(other));
}

/** The same for colors in CIE L*a*b*, so that the formula can be tried on the published pairs. */
export function ciede2000(one: Rgb, other: Rgb): number {
  const [l1, a1, b1] = one;
  const [l2, a2, b2] = other;
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - seventh(chroma));
  const [x1, x2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(x1, b1), Math.hypot(x2, b2)];
  const [h1, h2] = [angle(x1, b1), angle(x2, b2)];
  const gray = c1 * c2 === 0;
  const turn = gray ? 0 : wrapped(h2 - h1);
  const dh = 2 * Math.sqrt(c1 * c2) * sin(turn / 2);
  const mean = gray ? h1 + h2 : wayBetween(h1, h2);
  const [lm, cm] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const t =
    1 - 0.17 * cos(mean - 30) + 0.24 * cos(2 * mean) + 0.32 * cos(3 * mean + 6) - 0.2 * cos(4 * mean - 63);
  const dl = (l2 - l1) / (1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2));
  const dc = (c2 - c1) / (1 + 0.045 * cm);
  const dt = dh / (1 + 0.015 * cm * t);
  const rotation = -2 * seventh(cm) * sin(60 * Math.exp(-(((mean - 275) / 25) ** 2)));
  return Math.sqrt(dl ** 2 + dc ** 2 + dt ** 2 + rotation * dc * dt);
}

type Matrix = readonly [Rgb, Rgb, Rgb];

const TO_XYZ: Matrix = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Rgb = [0.95047, 1, 1.08883];

function lab(color: Rgb): Rgb {
  const [x, y, z] = map(times(TO_XYZ, map(color, linear)), (value, at) => {
    const part = value / (WHITE[at] ?? 1);
    return part > 216 / 24389 ? Math.cbrt(part) : (part * (24389 / 27) + 16) / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function luminance(color: Rgb): number {
  return times(TO_XYZ, map(color, linear))[1];
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function gamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

function times(matrix: Matrix, [x, y, z]: Rgb): Rgb {
  return map(matrix, ([a, b, c]) => a * x + b * y + c * z);
}

function map<T>(three: readonly [T, T, T], of: (value: T, at: number) => number): Rgb {
  return [of(three[0], 0), of(three[1], 1), of(three[2], 2)];
}

function seventh(chroma: number): number {
  return Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
}

/** Degrees, 0 to 360. */
function angle(a: number, b: number): number {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  return degrees < 0 ? degrees + 360 : degrees;
}

/** The shorter way round. */
function wrapped(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
}

function wayBetween(one: number, other: number): number {
  const sum = one + other;
  if (Math.abs(one - other) <= 180) return sum / 2;
  return (sum < 360 ? sum + 360 : sum - 360) / 2;
}

function sin(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}

function cos(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}
