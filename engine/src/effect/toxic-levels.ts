import { missingFact } from '../substance/property.ts';
import { vapourPressureAt } from '../substance/vapour-pressure.ts';
import { note } from '../types/caveat.ts';
import type { Caveat, Level, Severity } from '../types/common-types.ts';
import type { Substance, ToxicLevel } from '../types/substance-types.ts';
import { shortFigure } from '../units/short-figure.ts';
import { toxicMeaning } from './meanings.ts';

const worstFirst: readonly Severity[] = ['severe', 'middle', 'mild'];

/** Substitutes for a family that a substance lacks, in this order. */
const families = ['AEGL', 'ERPG', 'PAC', 'IDLH'] as const;

/**
 * Concentration of a level at an exposure time: between two entries of its table straight in the logarithms of both (as AEGL
 * tables scale, Cⁿ t = constant); at or beyond the ends the nearest entry. s in, ppm out. Source nac-aegl.
 */
export const levelAt = (level: ToxicLevel, exposureS: number): number => {
  const table = [...level.byExposure].sort((a, b) => a.seconds - b.seconds);
  const after = table.findIndex((entry) => entry.seconds >= exposureS);
  const high = table[after === -1 ? table.length - 1 : after];
  const low = table[after - 1];
  if (high === undefined) return Number.NaN;
  if (low === undefined || high.seconds === exposureS || after === -1) return high.ppm;
  const share = Math.log(exposureS / low.seconds) / Math.log(high.seconds / low.seconds);
  return low.ppm * (high.ppm / low.ppm) ** share;
};

/** Exposure time that the value read by `levelAt` is given for, s: the requested time within the table, else its nearest entry. */
export const levelTime = (level: ToxicLevel, exposureS: number): number => {
  const seconds = level.byExposure.map((entry) => entry.seconds);
  return Math.min(Math.max(exposureS, Math.min(...seconds)), Math.max(...seconds));
};

const isOutsideTable = (level: ToxicLevel, exposureS: number): boolean => {
  const seconds = level.byExposure.map((entry) => entry.seconds);
  return exposureS < Math.min(...seconds) || exposureS > Math.max(...seconds);
};

const fallback = (wanted: string, used: string, name: string): Caveat =>
  note('level-family-fallback', `${name} has no ${wanted} levels; ${used} levels are used.`, { params: { chemical: name, wanted, used } });

const exposureCaveat = (level: ToxicLevel, exposureS: number): Caveat =>
  note(
    'exposure-outside-table',
    `${level.id} is not given for an exposure of ${(exposureS / 60).toFixed(0)} min; its nearest value is used.`,
    { quantity: 'exposureMin', value: exposureS / 60, unit: 'min', params: { level: level.id } },
  );

/** A level that was never set, and one that the library does not hold: the reader does different things about them. */
const absent = (family: string, severities: readonly Severity[], { name, levelsNotEstablished = [] }: Substance): readonly Caveat[] =>
  worstFirst
    .filter((severity) => !severities.includes(severity))
    .map((severity) => `${family}-${3 - worstFirst.indexOf(severity)}`)
    .map((level) =>
      levelsNotEstablished.includes(level)
        ? note('level-absent', `${level} is not established for ${name}; the missing zone does not mean that it is safe there.`, {
            params: { level, chemical: name },
          })
        : note('level-not-in-library', `${level} of ${name} is not in the library; the missing zone does not mean that it is safe there.`, {
            params: { level, chemical: name },
          }),
    );

/** Levels that even the saturated vapour cannot reach, except as spray. */
const unreachable = (substance: Substance, levels: readonly Level[], temperatureK: number, pressurePa: number): readonly Caveat[] => {
  if (substance.vapourPressure === undefined || (substance.criticalTemperature ?? 0) <= temperatureK) return [];
  const saturatedPpm = (1e6 * vapourPressureAt(substance, temperatureK)) / pressurePa;
  return levels
    .filter((level) => level.value > saturatedPpm)
    .map((level) =>
      note(
        'level-above-saturation',
        `${level.id} (${level.value} ppm) exceeds the saturation concentration of ${substance.name} in this air (${shortFigure(saturatedPpm, 3)} ppm).`,
        {
          quantity: 'saturationPpm',
          value: saturatedPpm,
          unit: 'ppm',
          params: { level: level.id, levelPpm: level.value, chemical: substance.name },
        },
      ),
    );
};

const knownLevels = ({ toxicLevels: all = [] }: Substance): readonly ToxicLevel[] =>
  all.filter((level) => level.byExposure.some((entry) => entry.ppm > 0));

/** True where any family has a level of a substance. */
export const hasToxicLevels = (substance: Substance): boolean => knownLevels(substance).length > 0;

/**
 * Toxic levels that the zones are drawn for, worst first: the requested family, else the next of AEGL, ERPG, PAC, IDLH, at the
 * exposure time. Families are never mixed. Refused when the substance has none.
 */
export const toxicLevels = (
  substance: Substance,
  exposureS: number,
  wanted: ToxicLevel['family'],
  air: { readonly temperatureK: number; readonly pressurePa: number },
): { readonly levels: readonly Level[]; readonly caveats: readonly Caveat[] } => {
  const known = knownLevels(substance);
  const family = [wanted, ...families.filter((other) => other !== wanted)].find((name) => known.some((level) => level.family === name));
  if (family === undefined) throw missingFact(substance, 'toxic levels (AEGL, ERPG, PAC or IDLH)');
  const used = known
    .filter((level) => level.family === family)
    .sort((a, b) => worstFirst.indexOf(a.severity) - worstFirst.indexOf(b.severity));
  const levels = used.map(
    (level): Level => ({
      id: level.id,
      severity: level.severity,
      value: levelAt(level, exposureS),
      unit: 'ppm',
      exposureS: levelTime(level, exposureS),
      meaning: toxicMeaning(level.family, level.severity),
    }),
  );
  const severities = used.map((level) => level.severity);
  return {
    levels,
    caveats: [
      ...(family === wanted ? [] : [fallback(wanted, family, substance.name)]),
      ...used.filter((level) => isOutsideTable(level, exposureS)).map((level) => exposureCaveat(level, exposureS)),
      ...(family === 'IDLH' ? [] : absent(family, severities, substance)),
      ...unreachable(substance, levels, air.temperatureK, air.pressurePa),
    ],
  };
};
