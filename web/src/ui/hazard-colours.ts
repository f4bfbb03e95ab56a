import { isBeside, type Level, type Severity } from '@hazardguard/engine';

/**
 * Colours of the three zones, chosen so that neighbours stay distinct for colour-blind readers (least CIEDE2000 distance 23.5
 * under simulated deuteranopia, Machado 2009). Their words stand beside them, and on paper and in high contrast each has its own line style.
 */
export const hazardColours: Readonly<Record<Severity, string>> = { severe: '#7A0019', middle: '#E06A00', mild: '#FFE99A' };

/** The outline of a zone: its colour towards that of the text, so that it has 3:1 on land and water of every theme. */
export const zoneEdge = (severity: Severity, text: string): string => {
  const channel = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(0.4 * channel(hazardColours[severity], at) + 0.6 * channel(text, at)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

/** On paper and in high contrast. In widths of the line; null is solid. Dots are dashes of no length with round ends. */
export const hazardDashes: Readonly<Record<Severity, readonly [number, number] | null>> = {
  severe: null,
  middle: [3, 2],
  mild: [0.1, 2],
};

/** How a zone is drawn: by its severity, or as a level of the user's own beside the established ones, an outline without a fill. */
export type ZoneLook = Severity | 'own';

export const findZoneLook = (level: Pick<Level, 'id' | 'severity'>): ZoneLook => (isBeside(level) ? 'own' : level.severity);

/** Violet is no hazard colour; dash and dot are no line of a zone or an area. */
export const zoneColours: Readonly<Record<ZoneLook, string>> = { ...hazardColours, own: '#5B2A86' };
export const zoneDashes: Readonly<Record<ZoneLook, readonly number[] | null>> = { ...hazardDashes, own: [4, 1.5, 1, 1.5] };
