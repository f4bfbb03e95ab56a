import { type Chemical, readiness, sources } from '@hazardguard/chemicals';
import {
  findEmergency,
  findFirstAid,
  findProcessEntry,
  findResponse,
  findStorageEntry,
  findTankFireDistanceM,
  findThresholds,
  isWaterReactive,
  type LawStatus,
  reactiveGroup,
  type SpillRecord,
  type WindDistance,
} from '@hazardguard/chemicals/facts';
import type { CardThreshold, CardToxicLevel, ChemicalCard, ChemicalFact } from '@hazardguard/contract';
import { toFirstAid } from './first-aid.ts';
import { type Sourced, toOrigin } from './origin.ts';
import { presentMelt } from './rules.ts';
import { toSolutions } from './solutions.ts';

interface Value extends Sourced {
  readonly v: number;
  readonly u: string;
}

const toFacts = (key: string, record: Value | undefined, atK: number | null = null): readonly ChemicalFact[] =>
  record === undefined ? [] : [{ key, value: record.v, unit: record.u === '-' ? '' : record.u, atK, ...toOrigin(record) }];

/** The heat of vaporisation names its temperature in words: 'Tb' or '298.15 K'. */
const parseTemperatureK = (at: string, boilingPoint: number | undefined): number | null =>
  at === 'Tb' ? (boilingPoint ?? null) : Number.parseFloat(at);

const listProperties = ({ props }: Chemical): ChemicalFact[] => {
  const pressure = props.vapourPressure?.find(({ P298 }) => P298 !== undefined);
  return [
    ...toFacts('molar mass', props.molarMass),
    ...toFacts('boiling point', props.Tb),
    ...toFacts('melting point', props.Tm),
    ...toFacts('critical temperature', props.Tc),
    ...toFacts('critical pressure', props.Pc),
    ...toFacts('vapour pressure', pressure && { ...pressure, v: pressure.P298 ?? 0, u: 'Pa' }, 298.15),
    ...toFacts('liquid density', props.liquidDensity, props.liquidDensity?.T),
    ...toFacts('liquid heat capacity', props.cpLiquid, props.cpLiquid?.T),
    ...toFacts('gas heat capacity', props.cpGas, props.cpGas?.T),
    ...toFacts('ratio of heat capacities', props.gamma),
    ...toFacts('heat of vaporisation', props.Hvap, props.Hvap && parseTemperatureK(props.Hvap.at, props.Tb?.v)),
    ...toFacts('heat of combustion', props.Hcomb),
  ];
};

const listFlammability = ({ flammability: facts = {} }: Chemical): ChemicalFact[] => [
  ...toFacts('lower flammable limit', facts.lfl),
  ...toFacts('upper flammable limit', facts.ufl),
  ...toFacts('flash point', facts.flashPoint),
  ...toFacts('autoignition', facts.autoignition),
];

const grades = [1, 2, 3] as const;
const hourMin = 60;
/** IDLH was set for an escape within 30 minutes (NIOSH 1994). */
const idlhMin = 30;

const listToxicLevels = ({ toxicity: { aegl, erpg, pac, idlh } = {} }: Chemical): CardToxicLevel[] => [
  ...(aegl === undefined
    ? []
    : grades.flatMap((grade) =>
        Object.entries(aegl[`level${grade}`] ?? {}).map(([minutes, value]) => ({
          level: `AEGL-${grade}`,
          exposureMin: Number(minutes),
          value,
          unit: aegl.u,
          ...toOrigin(aegl),
        })),
      )),
  ...grades.flatMap((grade) => {
    const value = erpg?.[`erpg${grade}`];
    return erpg === undefined || value === undefined
      ? []
      : [{ level: `ERPG-${grade}`, exposureMin: hourMin, value, unit: erpg.u, ...toOrigin(erpg) }];
  }),
  ...grades.flatMap((grade) => {
    const value = pac?.[`pac${grade}`];
    return pac === undefined || value === undefined
      ? []
      : [{ level: `PAC-${grade}`, exposureMin: pac.durationMin, value, unit: pac.u, ...toOrigin(pac) }];
  }),
  ...(idlh === undefined ? [] : [{ level: 'IDLH', exposureMin: idlhMin, value: idlh.v, unit: idlh.u, ...toOrigin(idlh) }]),
];

/** A row of Schedule 2 or 3 of the MSIHC Rules, with the group that it comes from. */
const listMsihcThresholds = (schedule: string, found: LawStatus): CardThreshold[] =>
  typeof found === 'string'
    ? []
    : [
        {
          rule: 'msihc',
          entry: found.group === undefined ? schedule : `${schedule}: ${found.group}`,
          lowerT: found.lowerT,
          upperT: found.upperT,
          ...toOrigin(found),
          unverified: (found.status ?? found.upperStatus) === 'unverified',
        },
      ];

const openLaws = (chemical: Chemical): ChemicalCard['notClassified'] => {
  const { seveso3Named, seveso3Categories, seveso3None, epaRmp } = findThresholds(chemical.id);
  return [
    ...(findStorageEntry(chemical) === 'open' ? (['msihc'] as const) : []),
    ...(findProcessEntry(chemical) === 'open' ? (['msihc-process'] as const) : []),
    ...((seveso3Named ?? seveso3Categories ?? seveso3None) === undefined ? (['seveso-3'] as const) : []),
    ...(epaRmp === undefined ? (['epa-rmp'] as const) : []),
  ];
};

const listThresholds = (chemical: Chemical): CardThreshold[] => {
  const { seveso3Named, seveso3Categories, epaRmp } = findThresholds(chemical.id);
  return [
    ...listMsihcThresholds('2', findStorageEntry(chemical)),
    ...listMsihcThresholds('3', findProcessEntry(chemical)),
    ...(seveso3Named
      ? [
          {
            rule: 'seveso-named' as const,
            entry: null,
            lowerT: seveso3Named.lowerT,
            upperT: seveso3Named.upperT,
            ...toOrigin(seveso3Named),
          },
        ]
      : []),
    ...(seveso3Categories?.v ?? []).map(({ code, lowerT, upperT, status }) => ({
      rule: 'seveso-category' as const,
      entry: code,
      lowerT,
      upperT,
      ...toOrigin({ s: seveso3Categories?.s ?? [], ...(status ? { status } : {}), ...toNote(seveso3Categories) }),
    })),
    ...(epaRmp
      ? [{ rule: 'epa-rmp' as const, entry: epaRmp.list as string, lowerT: epaRmp.kg / 1000, upperT: null, ...toOrigin(epaRmp) }]
      : []),
  ];
};

const toNote = (record: Sourced | undefined): { readonly note?: string } => (record?.note === undefined ? {} : { note: record.note });

const toSpill = ({ isolateM, dayKm, nightKm, dayOrMore = false, nightOrMore = false }: SpillRecord) => ({
  isolateM,
  dayKm,
  nightKm,
  dayOrMore,
  nightOrMore,
});
const toWindDistance = ({ km, orMore = false }: WindDistance) => ({ km, orMore });
const toDistancesByWind = ({
  low,
  moderate,
  high,
}: {
  readonly low: WindDistance;
  readonly moderate: WindDistance;
  readonly high: WindDistance;
}) => ({
  low: toWindDistance(low),
  moderate: toWindDistance(moderate),
  high: toWindDistance(high),
});

type ResponseFacts = Pick<ChemicalCard, 'guides' | 'tankFireM' | 'waterReactive' | 'firstAid' | 'advice' | 'distances' | 'largeSpills'>;

const toResponseFacts = ({ id }: Chemical): ResponseFacts => {
  const { guide, table1, table3 } = findEmergency(id);
  const firstAid = findFirstAid(id);
  const advice = findResponse(id);
  return {
    guides: guide ? { guides: [...guide.v], ...toOrigin(guide) } : null,
    tankFireM: findTankFireDistanceM(id) ?? null,
    waterReactive: isWaterReactive(id),
    firstAid: toFirstAid(firstAid),
    advice: advice.length === 0 ? null : { steps: [...advice], ...toOrigin({ s: 'erg2024-guides' }) },
    distances: table1
      ? {
          rows: table1.rows.map(({ un, label, small, large }) => ({
            un,
            label: label ?? null,
            small: toSpill(small),
            large: large === 'table3' ? null : toSpill(large),
          })),
          ...toOrigin(table1),
        }
      : null,
    largeSpills: table3
      ? {
          rows: table3.v.map(({ container, isolateM, day, night }) => ({
            container,
            isolateM,
            day: toDistancesByWind(day),
            night: toDistancesByWind(night),
          })),
          ...toOrigin(table3),
        }
      : null,
  };
};

const toHazards = ({ hazard }: Chemical): Pick<ChemicalCard, 'ghs' | 'nfpa' | 'unClasses' | 'reactiveGroups'> => {
  const { ghs, nfpa704, unClass, reactiveGroups } = hazard;
  return {
    ghs: ghs
      ? {
          signal: ghs.signal ?? null,
          classes: [...ghs.classes],
          statements: [...ghs.hCodes],
          pictograms: [...(ghs.pictograms ?? [])],
          ...toOrigin(ghs),
        }
      : null,
    nfpa: nfpa704
      ? { health: nfpa704.h, fire: nfpa704.f, instability: nfpa704.r, special: nfpa704.special ?? null, ...toOrigin(nfpa704) }
      : null,
    unClasses: unClass ? { rows: unClass.v.map((row) => ({ un: row.un, class: row.class })), ...toOrigin(unClass) } : null,
    reactiveGroups: reactiveGroups
      ? {
          groups: [...reactiveGroups.v, ...(reactiveGroups.special ?? [])].flatMap((id) => {
            const group = reactiveGroup(id);
            return group === undefined ? [] : [{ ...group }];
          }),
          ...toOrigin(reactiveGroups),
        }
      : null,
  };
};

/** Every source key in a value, however deep. */
const listKeys = (value: unknown): readonly string[] => {
  if (value === null || typeof value !== 'object') return [];
  const own = 'sources' in value && Array.isArray(value.sources) ? value.sources.map(String) : [];
  return [...own, ...Object.values(value).flatMap(listKeys)];
};

/** The card of a chemical: all facts of the library, each with its source. */
export const toCard = (chemical: Chemical): ChemicalCard => {
  const ready = readiness(chemical);
  const nonFlammable = chemical.flammability?.nonFlammable?.v;
  const facts = {
    properties: listProperties(chemical),
    flammability: listFlammability(chemical),
    toxicLevels: listToxicLevels(chemical),
    ...toHazards(chemical),
    ...toResponseFacts(chemical),
    thresholds: listThresholds(chemical),
    notClassified: openLaws(chemical),
    solutions: toSolutions(chemical),
  };
  return {
    id: chemical.id,
    name: chemical.name,
    casNo: chemical.cas === '' ? null : chemical.cas,
    synonyms: [...chemical.synonyms],
    kind: chemical.kind,
    formula: chemical.formula ?? null,
    un: [...chemical.un],
    canModel: (['leak', 'explosion'] as const).filter((hazard) => ready[hazard]),
    melt: presentMelt(ready),
    missing: [...ready.missing],
    note: chemical.props.note ?? null,
    burns: nonFlammable === undefined ? (chemical.flammability?.lfl ? true : null) : !nonFlammable,
    ...facts,
    sources: [...new Set(listKeys(facts))].toSorted().flatMap((key) => {
      const source = sources[key];
      return source === undefined
        ? []
        : [{ key, title: source.title, where: source.where, licence: source.licence, opened: source.opened }];
    }),
  };
};
