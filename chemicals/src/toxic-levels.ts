import type { Severity, ToxicLevel } from '@hazardguard/engine';
import type { AeglRecord, Chemical, Sourced, ToxicityRecord } from './record.ts';

const severities: readonly (readonly [1 | 2 | 3, Severity])[] = [
  [3, 'severe'],
  [2, 'middle'],
  [1, 'mild'],
];

/** IDLH was set for an escape within 30 minutes (NIOSH 1994). ERPG and PAC are one-hour values. */
const idlhSeconds = 30 * 60;
const hour = 3600;

type Family = 'aegl' | 'erpg' | 'pac';

interface GradedRecord extends Sourced {
  readonly u: string;
  readonly asVapour?: true;
}

/** Molar volume of an ideal gas at 25 °C and 1 atm, L/mol. */
const molarVolume = 24.45;

/** A mass concentration of an aerosol or dust is no level of a vapour; one marked `asVapour` is. */
const isVapour = (record: GradedRecord | undefined): record is GradedRecord => record?.u === 'ppm' || record?.asVapour === true;
const isUsable = (record: GradedRecord | undefined): boolean => isVapour(record) && record.status !== 'unverified';

/**
 * Volume fraction of vapour for a concentration as the source prints it.
 *
 *   ppm = mg/m³ × 24.45 / M,  M in g/mol, at 25 °C and 1 atm
 *
 * Source: ideal gas law. A record in another unit, or a chemical without a molar mass, throws.
 */
const toPpm = ({ u }: GradedRecord, value: number, { name, props }: Chemical): number => {
  if (u === 'ppm') return value;
  const molarMass = props.molarMass?.v;
  if (u !== 'mg/m3' || molarMass === undefined) throw new Error(`A level of ${name} in ${u} cannot be converted to ppm`);
  return (value * molarVolume) / molarMass;
};

/** Families held as ppm of vapour: the verified ones or, where there is none at all, the unverified. */
const chooseFamilies = (toxicity: ToxicityRecord): { readonly families: ReadonlySet<Family>; readonly unverified: boolean } => {
  const all: readonly Family[] = ['aegl', 'erpg', 'pac'];
  const verified = all.filter((family) => isUsable(toxicity[family]));
  if (verified.length > 0) return { families: new Set(verified), unverified: false };
  const rest = all.filter((family) => isVapour(toxicity[family]));
  return { families: new Set(rest), unverified: rest.length > 0 };
};

const aeglLevels = (chemical: Chemical, aegl: AeglRecord): readonly ToxicLevel[] =>
  severities.flatMap(([grade, severity]) => {
    const byExposure = Object.entries(aegl[`level${grade}`] ?? {})
      .map(([minutes, value]) => ({ seconds: Number(minutes) * 60, ppm: toPpm(aegl, value, chemical) }))
      .toSorted((a, b) => a.seconds - b.seconds);
    return byExposure.length === 0 ? [] : [{ id: `AEGL-${grade}`, family: 'AEGL', severity, byExposure }];
  });

/** The levels 1 to 3 of a family that knows one hour only. */
const oneHourLevels = (
  chemical: Chemical,
  family: 'ERPG' | 'PAC',
  record: GradedRecord,
  values: Readonly<Record<1 | 2 | 3, number | undefined>>,
): readonly ToxicLevel[] =>
  severities.flatMap(([grade, severity]) => {
    const value = values[grade];
    if (value === undefined) return [];
    return [{ id: `${family}-${grade}`, family, severity, byExposure: [{ seconds: hour, ppm: toPpm(record, value, chemical) }] }];
  });

/** Tables that were read whole: a level that they leave out is not established. Of AEGL every table was. */
const wholeErpgTables = ['erpg-2009-t', 'nrt-qrg-ammonia'];

/** Levels that their own table does not give. */
const listNotEstablished = ({ aegl, erpg }: ToxicityRecord): readonly string[] => {
  const isErpgWhole = erpg !== undefined && [erpg.s].flat().some((source) => wholeErpgTables.includes(source));
  return severities.flatMap(([grade]) => [
    ...(aegl !== undefined && aegl[`level${grade}`] === undefined ? [`AEGL-${grade}`] : []),
    ...(isErpgWhole && erpg[`erpg${grade}`] === undefined ? [`ERPG-${grade}`] : []),
  ]);
};

/** Every toxic level of a chemical as ppm of vapour, worst first within a family. */
export const toToxicLevels = (
  chemical: Chemical,
): {
  readonly levels: readonly ToxicLevel[];
  readonly notEstablished: readonly string[];
  readonly used: readonly Sourced[];
  readonly unverified: boolean;
} => {
  const toxicity = chemical.toxicity ?? {};
  const { aegl, erpg, pac } = toxicity;
  const { families, unverified } = chooseFamilies(toxicity);
  const idlh = isUsable(toxicity.idlh) ? toxicity.idlh : undefined;
  const levels: readonly ToxicLevel[] = [
    ...(aegl && families.has('aegl') ? aeglLevels(chemical, aegl) : []),
    ...(erpg && families.has('erpg') ? oneHourLevels(chemical, 'ERPG', erpg, { 1: erpg.erpg1, 2: erpg.erpg2, 3: erpg.erpg3 }) : []),
    ...(pac && families.has('pac') ? oneHourLevels(chemical, 'PAC', pac, { 1: pac.pac1, 2: pac.pac2, 3: pac.pac3 }) : []),
    ...(idlh ? [{ id: 'IDLH', family: 'IDLH', severity: 'severe', byExposure: [{ seconds: idlhSeconds, ppm: idlh.v }] } as const] : []),
  ];
  const used = [...families].flatMap((family) => toxicity[family] ?? []);
  return { levels, notEstablished: listNotEstablished(toxicity), used: idlh ? [...used, idlh] : used, unverified };
};
