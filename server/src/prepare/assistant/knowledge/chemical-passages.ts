import { type Chemical, chemicals, sources } from '@hazardguard/chemicals';
import type { Passage } from './passage.ts';

interface Fact {
  readonly text: string;
  readonly keys: readonly string[];
}

interface Sourced {
  readonly s: string | readonly string[];
  readonly status?: 'unverified';
}

const absoluteZeroC = -273.15;

const formatNumber = (value: number): string => String(Number(value.toPrecision(4)));

const formatMeasured = (value: number, unit: string): string =>
  unit === 'K' ? `${Number((value + absoluteZeroC).toFixed(1))} °C` : `${formatNumber(value)}${unit === '-' ? '' : ` ${unit}`}`;

const toFact = (text: string, from: Sourced): Fact => ({
  text: `${text}${from.status === 'unverified' ? ' (unverified)' : ''}.`,
  keys: [from.s].flat(),
});

const toQuantityFacts = (name: string, given: (Sourced & { readonly v: number; readonly u: string }) | undefined): readonly Fact[] =>
  given === undefined ? [] : [toFact(`${name} ${formatMeasured(given.v, given.u)}`, given)];

const listIdentity = (chemical: Chemical): readonly Fact[] => {
  const { ghs, nfpa704, unClass } = chemical.hazard;
  const numbers = [
    `CAS ${chemical.cas}`,
    ...chemical.un.map((un) => `UN ${un}`),
    ...(chemical.formula ? [`formula ${chemical.formula}`] : []),
  ];
  return [
    { text: `${chemical.name}: ${numbers.join(', ')}.`, keys: [] },
    ...(chemical.synonyms.length > 0 ? [{ text: `Also called ${chemical.synonyms.join(', ')}.`, keys: [] }] : []),
    ...(ghs ? [toFact(`GHS hazard classes: ${ghs.classes.join(', ')}; statements ${ghs.hCodes.join(', ')}`, ghs)] : []),
    ...(nfpa704
      ? [
          toFact(
            `NFPA 704: health ${nfpa704.h}, fire ${nfpa704.f}, reactivity ${nfpa704.r}${nfpa704.special ? `, ${nfpa704.special}` : ''}`,
            nfpa704,
          ),
        ]
      : []),
    ...(unClass ? [toFact(`UN transport class ${unClass.v.map((entry) => `${entry.class} (UN ${entry.un})`).join(', ')}`, unClass)] : []),
  ];
};

const listLevels = (chemical: Chemical): readonly Fact[] => {
  const { aegl, erpg, pac, idlh } = chemical.toxicity ?? {};
  const aeglLevels = aegl === undefined ? [] : [aegl.level1, aegl.level2, aegl.level3];
  const named = (name: string, values: readonly (number | undefined)[], unit: string): string =>
    values.flatMap((value, index) => (value === undefined ? [] : [`${name}-${index + 1} ${formatNumber(value)} ${unit}`])).join(', ');
  const byDuration = (level: Readonly<Record<string, number>>, unit: string): string =>
    Object.entries(level)
      .map(([minutes, value]) => `${formatNumber(value)} ${unit} for ${minutes} min`)
      .join(', ');
  return [
    ...aeglLevels.flatMap((level, index) =>
      aegl === undefined || level === undefined ? [] : [toFact(`AEGL-${index + 1}: ${byDuration(level, aegl.u)}`, aegl)],
    ),
    ...(erpg ? [toFact(`ERPG (one hour): ${named('ERPG', [erpg.erpg1, erpg.erpg2, erpg.erpg3], erpg.u)}`, erpg)] : []),
    ...(pac ? [toFact(`Protective action criteria: ${named('PAC', [pac.pac1, pac.pac2, pac.pac3], pac.u)}`, pac)] : []),
    ...toQuantityFacts('IDLH (immediately dangerous to life or health)', idlh),
  ];
};

const fire = ({ flammability = {} }: Chemical): readonly Fact[] => [
  ...(flammability.nonFlammable?.v ? [toFact('Does not burn', flammability.nonFlammable)] : []),
  ...toQuantityFacts('Lower flammable limit', flammability.lfl),
  ...toQuantityFacts('Upper flammable limit', flammability.ufl),
  ...toQuantityFacts('Flash point', flammability.flashPoint),
  ...toQuantityFacts('Ignites by itself at', flammability.autoignition),
];

const listProperties = ({ props }: Chemical): readonly Fact[] => {
  const pressure = props.vapourPressure?.find(({ P298 }) => P298 !== undefined);
  return [
    ...toQuantityFacts('Molar mass', props.molarMass),
    ...toQuantityFacts('Boiling point', props.Tb),
    ...toQuantityFacts('Melting point', props.Tm),
    ...(props.liquidDensity
      ? [
          toFact(
            `Density of the liquid ${formatNumber(props.liquidDensity.v)} ${props.liquidDensity.u} at ${formatMeasured(props.liquidDensity.T, 'K')}`,
            props.liquidDensity,
          ),
        ]
      : []),
    ...(pressure?.P298 === undefined ? [] : [toFact(`Vapour pressure at 25 °C: ${formatNumber(pressure.P298 / 1000)} kPa`, pressure)]),
    ...(props.note ? [{ text: props.note, keys: [] }] : []),
  ];
};

const sections = [
  { id: 'identity', title: 'what it is and its hazard classes', facts: listIdentity, words: 'hazard danger GHS NFPA CAS UN number' },
  {
    id: 'levels',
    title: 'toxic levels in air',
    facts: listLevels,
    words: 'toxic toxicity poison exposure concentration AEGL ERPG IDLH PAC ppm',
  },
  { id: 'fire', title: 'fire and explosion', facts: fire, words: 'flammable burn ignition explosive LFL UFL flash' },
  { id: 'properties', title: 'physical properties', facts: listProperties, words: 'boiling melting density vapour pressure molar mass' },
] as const;

/** The chemical library: one passage per chemical and topic. */
export const listChemicalPassages = (): readonly Passage[] =>
  chemicals.flatMap((chemical) =>
    sections.flatMap(({ id, title, facts, words }) => {
      const found = facts(chemical);
      if (found.length === 0) return [];
      const keys = [...new Set(found.flatMap((entry) => entry.keys))];
      return [
        {
          id: `chemical/${chemical.id}/${id}`,
          kind: 'chemical' as const,
          answers: false,
          title: `${chemical.name}: ${title}`,
          text: found.map((entry) => entry.text).join(' '),
          words: [words, chemical.cas, ...chemical.synonyms, ...chemical.un.map((un) => `UN${un} ${un}`)].join(' '),
          language: 'en' as const,
          source: ['Chemical library', ...keys.map((key) => sources[key]?.title ?? key)].join('; '),
          path: `/ChemicalsQuantityCas?chemical=${chemical.id}`,
        },
      ];
    }),
  );
