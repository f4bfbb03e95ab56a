import { globSync, readFileSync } from 'node:fs';
import type { Severity } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import { fieldShare } from '../../assess/uncertainty/reach-field.ts';
import { palettes } from '../../map/palette.ts';
import { hazardColours, zoneEdge } from '../../ui/hazard-colours.ts';
import { themeChoices } from './choice.ts';
import {
  blindnesses,
  computeContrast,
  computeDifference,
  computeLuminance,
  mixOver,
  readLight,
  simulateBlindness,
} from './testing/colour-measures.ts';

const themes = themeChoices.filter((choice) => choice !== 'auto');
const sheet = readFileSync(new URL('theme.css', import.meta.url), 'utf8');

/** The first block of a theme in the style sheet: its own colours. */
const readTheme = (theme: string): ReadonlyMap<string, string> => {
  const block = sheet.split(`:root[data-theme="${theme}"] {`)[1]?.split('}')[0] ?? '';
  return new Map([...block.matchAll(/--hg-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]));
};

/** Paper, a letter in a picture, the map's own controls, and the page before the application have sizes of their own. */
const ownSizes = /certificate|pictograms|map\.module|sheet\.module|landing|risk-study|models|legend|dashboard/;

/** Values in a style sheet for which there is a token. */
const findLiterals = (path: string, text: string): readonly string[] =>
  [
    ...Object.values(hazardColours).flatMap((colour) => (text.toUpperCase().includes(colour) ? [colour] : [])),
    ...(text.match(/\b(transition|animation)[a-z-]*:[^;]*\d+m?s\b/g) ?? []),
    ...(ownSizes.test(path) ? [] : (text.match(/font-size: [\d.]+(px|rem)/g) ?? [])),
  ].map((value) => `${path}: ${value}`);

const neighbours = [
  [hazardColours.severe, hazardColours.middle],
  [hazardColours.middle, hazardColours.mild],
  [hazardColours.severe, hazardColours.mild],
] as const;

describe('colour measures', () => {
  it('agree with published values', () => {
    expect(computeContrast('#ffffff', '#000000')).toBeCloseTo(21, 10);
    // WCAG's own example of a grey that just passes.
    expect(computeContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    // CIEDE2000 of sRGB red and green, as colour libraries give it.
    expect(computeDifference(readLight('#ff0000'), readLight('#00ff00'))).toBeCloseTo(86.61, 1);
  });
});

describe('themes', () => {
  it('are known to the script that runs before the first paint', () => {
    const script = readFileSync(new URL('../../../public/theme.js', import.meta.url), 'utf8');
    expect(script).toContain(`[${themes.map((theme) => `'${theme}'`).join(', ')}]`);
    expect(Object.keys(palettes)).toEqual([...themes]);
  });

  it.each(themes)('have text of 4.5:1 and edges of 3:1 on every surface, %s (WCAG 2.2, 1.4.3 and 1.4.11)', (theme) => {
    const colours = readTheme(theme);
    const faults: string[] = [];
    for (const surface of ['page', 'surface', 'accent-soft']) {
      for (const [ink, least] of [
        ['text', 4.5],
        ['quiet', 4.5],
        ['accent', 4.5],
        ['fault', 4.5],
        ['done', 4.5],
        ['edge', 3],
      ] as const) {
        if (ink === 'edge' && surface === 'accent-soft') continue;
        const contrast = computeContrast(colours.get(ink) ?? '', colours.get(surface) ?? '');
        if (!(contrast >= least)) faults.push(`${ink} on ${surface}: ${contrast.toFixed(2)}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('shine less from light to dusk to dark to night', () => {
    const light = ['light', 'dusk', 'night'].map((theme) => computeLuminance(readLight(readTheme(theme).get('text') ?? '')));
    const [, , night = 1] = light;
    expect(night).toBeLessThan(0.4);
    const pages = ['light', 'dusk', 'dark', 'night'].map((theme) => computeLuminance(readLight(readTheme(theme).get('page') ?? '')));
    expect(pages).toEqual([...pages].sort((a, b) => b - a));
  });

  it('have little blue at night: rods, which see in the dark, are least sensitive to red', () => {
    const colours = readTheme('night');
    for (const name of ['text', 'quiet', 'line', 'edge', 'accent', 'page', 'surface']) {
      const [red, , blue] = readLight(colours.get(name) ?? '');
      expect(blue / red, name).toBeLessThan(0.5);
    }
  });
});

describe('tokens', () => {
  it('are used by every style sheet for type, motion and hazard', () => {
    const root = new URL('../../', import.meta.url);
    const sheets = globSync('**/*.css', { cwd: root }).filter((path) => !path.endsWith('theme.css'));
    expect(sheets.length).toBeGreaterThan(50);
    expect(sheets.flatMap((path) => findLiterals(path, readFileSync(new URL(path, root), 'utf8')))).toEqual([]);
    expect(findLiterals('a.css', 'color: #7a0019; transition: top 0.3s; font-size: 13px')).toHaveLength(3);
  });

  it('of hazard are the colours that maps and charts draw', () => {
    for (const [severity, colour] of Object.entries(hazardColours))
      expect(sheet).toContain(`--hg-hazard-${severity}: ${colour.toLowerCase()};`);
  });
});

describe('colours of zones', () => {
  it.each(blindnesses)('differ for every reader: %s', (kind) => {
    for (const [one, other] of neighbours) {
      expect(computeDifference(simulateBlindness(one, kind), simulateBlindness(other, kind))).toBeGreaterThan(20);
    }
  });

  it('differ in a grey print', () => {
    for (const [one, other] of neighbours) expect(computeContrast(one, other)).toBeGreaterThan(2.5);
  });

  it.each(Object.entries(palettes))('stand out from land and water by their outline, 3:1, %s', (_theme, palette) => {
    for (const [severity, colour] of Object.entries(hazardColours)) {
      for (const ground of [palette.land, palette.water])
        expect(computeContrast(zoneEdge(severity as Severity, palette.text), ground), severity).toBeGreaterThanOrEqual(3);
      // On paper and in high contrast by their line or the edge under it.
      const edge = severity === 'severe' ? palette.severeCasing : palette.casing;
      for (const ground of [palette.land, palette.water]) {
        expect(Math.max(computeContrast(colour, ground), computeContrast(edge, ground)), severity).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it.each(Object.entries(palettes))(
    'stand out from the field of uncertainty, whose edges have 3:1 on the ground and on each step, %s',
    (_theme, palette) => {
      for (const ground of [palette.land, palette.water, palette.paleWater]) {
        const onStep = (steps: number): string => mixOver(ground, palette.receptor, 1 - (1 - fieldShare) ** steps);
        for (const steps of [0, 1, 2, 3]) expect(computeContrast(palette.receptor, onStep(steps)), `${steps}`).toBeGreaterThanOrEqual(3);
        // Beside the outline the zone has its fill.
        for (const severity of Object.keys(hazardColours))
          expect(computeContrast(zoneEdge(severity as Severity, palette.text), onStep(1)), severity).toBeGreaterThanOrEqual(2.5);
      }
    },
  );

  it.each(Object.entries(palettes))('have labels of 4.5:1 on their halo, %s', (_theme, palette) => {
    for (const ink of [palette.text, palette.dimText]) expect(computeContrast(ink, palette.halo)).toBeGreaterThanOrEqual(4.5);
    expect(computeContrast(palette.receptorText, palette.receptor)).toBeGreaterThanOrEqual(4.5);
  });
});
