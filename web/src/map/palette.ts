/** The themes of the document. */
export type MapTheme = 'light' | 'dusk' | 'dark' | 'night' | 'contrast';

/** Muted on purpose: the hazard is the only saturated colour on the map. */
export interface MapPalette {
  readonly water: string;
  /** The sea where the coast is too coarse for the scale: nearly the colour of land. */
  readonly paleWater: string;
  readonly land: string;
  readonly border: string;
  readonly state: string;
  readonly grid: string;
  readonly text: string;
  readonly dimText: string;
  readonly halo: string;
  readonly receptor: string;
  readonly receptorText: string;
  /** Under zone lines, to separate them from the background: the line or this has 3:1 against land and water. */
  readonly casing: string;
  /** From low to high, no hazard colours: high values contrast with the background. */
  readonly ramp: readonly [little: string, middle: string, much: string];
  /** The darkest zone needs a light edge on a dark map. */
  readonly severeCasing: string;
  /** How strongly zones are filled, 0 to 1. Their colours are the same in every theme; at night they shine less. */
  readonly zoneFill: number;
  /** Zones have their line styles on the screen too. */
  readonly patterned: boolean;
}

export const palettes: Readonly<Record<MapTheme, MapPalette>> = {
  light: {
    water: '#d5dfe7',
    paleWater: '#e7ecef',
    land: '#f3f4f2',
    border: '#76828d',
    state: '#b3bcc4',
    grid: '#c3ced6',
    text: '#2a343d',
    dimText: '#54616c',
    halo: '#ffffff',
    receptor: '#35536b',
    receptorText: '#ffffff',
    ramp: ['#dbe9f0', '#5f9bb8', '#123248'],
    casing: '#1d252c',
    severeCasing: '#ffffff',
    zoneFill: 0.5,
    patterned: false,
  },
  dusk: {
    water: '#161a1b',
    paleWater: '#211f1d',
    land: '#2d2823',
    border: '#94877b',
    state: '#574d44',
    grid: '#3f3731',
    text: '#e6dacd',
    dimText: '#b9aa9c',
    halo: '#1a1714',
    receptor: '#c8b9a4',
    receptorText: '#1c1815',
    ramp: ['#4a6461', '#93b5ae', '#f3efe6'],
    casing: '#0f0d0b',
    severeCasing: '#efe5da',
    zoneFill: 0.42,
    patterned: false,
  },
  dark: {
    water: '#10171d',
    paleWater: '#18212a',
    land: '#1f2830',
    border: '#7f8d99',
    state: '#44515c',
    grid: '#2f3a44',
    text: '#dde4ea',
    dimText: '#a3b0bb',
    halo: '#10171d',
    receptor: '#a9c4d8',
    receptorText: '#10171d',
    ramp: ['#2c5a70', '#74abc6', '#f2fafd'],
    casing: '#0a0e11',
    severeCasing: '#f4f6f8',
    zoneFill: 0.45,
    patterned: false,
  },
  night: {
    water: '#060303',
    paleWater: '#0d0705',
    land: '#160c08',
    border: '#7d5142',
    state: '#4a2b20',
    grid: '#2c1710',
    text: '#cc8f78',
    dimText: '#a5705c',
    halo: '#0a0504',
    receptor: '#b27c68',
    receptorText: '#0b0604',
    ramp: ['#4d2f20', '#96684a', '#e8b896'],
    casing: '#050202',
    severeCasing: '#cc8f78',
    zoneFill: 0.36,
    patterned: false,
  },
  contrast: {
    water: '#000000',
    paleWater: '#0d0d0d',
    land: '#1a1a1a',
    border: '#ffffff',
    state: '#999999',
    grid: '#666666',
    text: '#ffffff',
    dimText: '#ffffff',
    halo: '#000000',
    receptor: '#ffffff',
    receptorText: '#000000',
    ramp: ['#2c5a70', '#7fc0de', '#ffffff'],
    casing: '#000000',
    severeCasing: '#ffffff',
    zoneFill: 0.4,
    patterned: true,
  },
};

export const isMapTheme = (theme: string | undefined): theme is MapTheme => theme !== undefined && Object.hasOwn(palettes, theme);
