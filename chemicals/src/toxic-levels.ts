import type { Severity, ToxicLevel } from '@hazardguard/engine';
import type { Chemical, Sourced, ToxicityRecord } from './record.ts';

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
}

/** ppm only: a mass concentration of an aerosol says nothing of a vapour. */
const isUsable = (record: GradedRecord | undefined): boolean => record?.u === 'ppm' && record.status !== 'unverified';

/** Families held as ppm of vapour: the verified ones or, where there is none at all, the unverified. */
const familiesOf = (toxicity: ToxicityRecord): { readonly families: ReadonlySet<Family>; readonly unverified: boolean } => {
  const all: readonly Family[] = ['aegl', 'erpg', 'pac'];
  const verified = all.filter((family) => isUsable(toxicity[family]));
  if (verified.length > 0) return { families: new Set(verified), unverified: false };
  const rest = all.filter((family) => toxicity[family]?.u === 'ppm');
  return { families: new Set(rest), unverified: rest.length > 0 };
};

const aeglLevels = (toxicity: ToxicityRecord): readonly ToxicLevel[] =>
  severities.flatMap(([grade, severity]) => {
    const byExposure = Object.entries(toxicity.aegl?.[`level${grade}`] ?? {})
      .map(([minutes, ppm]) => ({ seconds: Number(minutes) * 60, ppm }))
      .toSorted((a, b) => a.seconds - b.seconds);
    return byExposure.length === 0 ? [] : [{ id: `AEGL-${grade}`, family: 'AEGL', severity, byExposure }];
  });

const oneHourLevel = (family: 'ERPG' | 'PAC', grade: 1 | 2 | 3, severity: Severity, ppm: number | undefined): readonly ToxicLevel[] =>
  ppm === undefined ? [] : [{ id: `${family}-${grade}`, family, severity, byExposure: [{ seconds: hour, ppm }] }];

/** Every toxic level of a chemical as ppm of vapour, worst first within a family. */
export const toxicLevelsOf = (
  chemical: Chemical,
): { readonly levels: readonly ToxicLevel[]; readonly used: readonly Sourced[]; readonly unverified: boolean } => {
  const toxicity = chemical.toxicity ?? {};
  const { families, unverified } = familiesOf(toxicity);
  const idlh = isUsable(toxicity.idlh) ? toxicity.idlh : undefined;
  const levels: readonly ToxicLevel[] = [
    ...(families.has('aegl') ? aeglLevels(toxicity) : []),
    ...severities.flatMap(([grade, severity]) =>
      families.has('erpg') ? oneHourLevel('ERPG', grade, severity, toxicity.erpg?.[`erpg${grade}`]) : [],
    ),
    ...severities.flatMap(([grade, severity]) =>
      families.has('pac') ? oneHourLevel('PAC', grade, severity, toxicity.pac?.[`pac${grade}`]) : [],
    ),
    ...(idlh ? [{ id: 'IDLH', family: 'IDLH', severity: 'severe', byExposure: [{ seconds: idlhSeconds, ppm: idlh.v }] } as const] : []),
  ];
  const used = [...families].flatMap((family) => toxicity[family] ?? []);
  return { levels, used: idlh ? [...used, idlh] : used, unverified };
};
