/** Red, green and blue as light, 0 to 1. */
type Light = readonly [red: number, green: number, blue: number];

const toLight = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** The light of an sRGB colour, '#rrggbb'. IEC 61966-2-1. */
export const readLight = (colour: string): Light => {
  const digits = Number.parseInt(colour.slice(1), 16);
  return [toLight((digits >> 16) / 255), toLight(((digits >> 8) & 255) / 255), toLight((digits & 255) / 255)];
};

/** Relative luminance, 0 to 1: WCAG 2.2. What is left of a colour in a grey print. */
export const computeLuminance = ([red, green, blue]: Light): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** Contrast ratio of two colours, 1 to 21: WCAG 2.2. */
export const computeContrast = (one: string, other: string): number => {
  const [low, high] = [one, other].map((colour) => computeLuminance(readLight(colour))).sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** A colour over a ground, `#rrggbb`, as strong as given, 0 to 1. */
export const mixOver = (ground: string, colour: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) =>
      Math.round((1 - share) * Number.parseInt(ground.slice(at, at + 2), 16) + share * Number.parseInt(colour.slice(at, at + 2), 16)),
    )
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

const times = (matrix: readonly Light[], [a, b, c]: Light): Light => matrix.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Light;

/**
 * Complete colour blindness of each kind, as a matrix over light. Machado, Oliveira and Fernandes, A Physiologically-based Model for
 * Simulation of Color Vision Deficiency, IEEE TVCG 15(6), 2009, severity 1.0.
 */
const blindness = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
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
} as const;
type Blindness = keyof typeof blindness;
export const blindnesses = Object.keys(blindness) as readonly Blindness[];

/** A colour as a person with this blindness sees it. */
export const simulateBlindness = (colour: string, kind: Blindness): Light =>
  times(blindness[kind], readLight(colour)).map((value) => Math.min(1, Math.max(0, value))) as unknown as Light;

/** CIE L*a*b* under D65. */
const toLab = (light: Light): Light => {
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    light,
  );
  const f = (value: number): number => (value > 216 / 24389 ? Math.cbrt(value) : (841 / 108) * value + 4 / 29);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const hue = (b: number, a: number): number => ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;

/** CIEDE2000 colour difference of two lights: Sharma, Wu and Dalal, Color Research and Application 30(1), 2005. */
export const computeDifference = (one: Light, other: Light): number => {
  const [[l1, a1, b1], [l2, a2, b2]] = [toLab(one), toLab(other)];
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hue(b1, p1), hue(b2, p2)];
  const turn = c1 * c2 === 0 ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const [sc, sh] = [1 + 0.045 * c, 1 + 0.015 * c * t];
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  const [dl, dc, dH] = [(l2 - l1) / sl, (c2 - c1) / sc, dh / sh];
  return Math.sqrt(dl ** 2 + dc ** 2 + dH ** 2 + rt * dc * dH);
};
