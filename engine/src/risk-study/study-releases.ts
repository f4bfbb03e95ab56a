import { checkScenario, type ScenarioCheck } from '../read/scenario.ts';
import type { Outcome } from '../risk/event-tree.ts';
import { type LeakRow, leakSizes, listLeaks, listLognormalLeaks } from '../risk/leak-frequency.ts';
import type { WeatherClass } from '../risk/wind-climate.ts';
import { cloudExplosionId } from '../source/detonation.ts';
import { note } from '../types/caveat.ts';
import type { Caveat, Hazard } from '../types/common-types.ts';
import type { Rupture } from '../types/document-types.ts';
import { shortFigure } from '../units/short-figure.ts';
import type { RiskStudy, Section } from './study-types.ts';

/** One failure of a section. */
export interface Release {
  readonly id: string;
  readonly section: Section;
  readonly rupture: Rupture;
  readonly holeMm: number | null;
  readonly perYear: number;
  readonly basis: string;
}

/** Smallest hole that a scenario takes, mm. */
const leastHoleMm = 0.5;

const tooSmall = (perYear: number): Caveat =>
  note(
    'leaks-too-small',
    `Leaks through holes below ${leastHoleMm} mm (${shortFigure(perYear, 2)} a year) were left out: they are too small to affect people.`,
    { quantity: 'perYear', value: perYear, params: { leastMm: leastHoleMm } },
  );

/** The lines of a section's leak table. */
export const listLeakRows = (
  { leak }: RiskStudy['facts'],
  section: Section,
): { readonly rows: readonly LeakRow[]; readonly caveats: readonly Caveat[] } => {
  if (section.frequencies === 'hyram')
    return { rows: section.equipment.flatMap((one) => listLognormalLeaks(leak.hyram, section.fuel, one)), caveats: [] };
  const leaks = section.equipment.map((one) => listLeaks(leak.iogp434, one));
  return { rows: leaks.flatMap(({ rows }) => rows), caveats: leaks.flatMap(({ caveats }) => caveats) };
};

/** All failures of a section: a leak for each hole size, and those stated. */
export const listReleases = (
  section: Section,
  rows: readonly LeakRow[],
): { readonly releases: readonly Release[]; readonly caveats: readonly Caveat[] } => {
  const sizes = leakSizes(rows);
  const small = sizes.filter(({ holeMm }) => holeMm < leastHoleMm);
  const leaks = sizes
    .filter(({ holeMm }) => holeMm >= leastHoleMm)
    .map(
      ({ holeMm, bands, perYear }): Release => ({
        id: `${section.id}/${Number(holeMm.toPrecision(3))} mm`,
        section,
        rupture: { type: 'circular', diameterM: holeMm / 1000, heightM: section.heightM },
        holeMm,
        perYear,
        basis: bands.join(', '),
      }),
    );
  const stated = section.failures.map(
    ({ id, rupture, perYear, basis }): Release => ({
      id: `${section.id}/${id}`,
      section,
      rupture,
      holeMm: null,
      perYear,
      basis,
    }),
  );
  return {
    releases: [...leaks, ...stated],
    caveats: small.length === 0 ? [] : [tooSmall(small.reduce((sum, { perYear }) => sum + perYear, 0))],
  };
};

/** The same release when its isolation fails: it runs until the section is empty. */
export const unisolated = (release: Release): Release => {
  const { isolationMin: _failed, ...base } = release.section.base;
  return { ...release, section: { ...release.section, base } };
};

/** What is asked of the engine for an outcome. */
const hazardByOutcome: Readonly<Record<Exclude<Outcome, 'no-effect'>, Hazard>> = {
  'jet-fire': 'fire',
  'pool-fire': 'fire',
  fireball: 'fire',
  'flash-fire': 'flammable',
  explosion: 'explosion',
  'toxic-cloud': 'leak',
};

/** An outcome of a release in one weather class as a separate scenario. */
export const scenarioFor = (
  study: RiskStudy,
  { section, rupture }: Release,
  { stability, windSpeedMs }: WeatherClass,
  outcome: Exclude<Outcome, 'no-effect'>,
): ScenarioCheck =>
  checkScenario(
    {
      ...section.base,
      hazard: hazardByOutcome[outcome],
      mode: study.mode,
      rupture,
      site: study.site,
      weather: { ...study.weather, windSpeedMs, windFromDeg: 0, stability },
      ...(outcome === 'explosion'
        ? {
            model: cloudExplosionId,
            blast: { congestion: study.ignition.congestion === 'open' ? 'low' : study.ignition.congestion },
          }
        : {}),
    },
    section.substance,
  );
