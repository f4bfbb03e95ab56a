import type { Substance, SubstanceCaveat } from '@hazardguard/engine';
import { findChemical } from './find.ts';
import { canBoilOver, findBurningRate, findCarbonPerHydrogen, findReactivity } from './flame.ts';
import { readLethality } from './lethality.ts';
import type { Chemical, Quantity } from './record.ts';
import { prefer, quantity, type Thermodynamics, thermodynamics, withProxy } from './thermodynamics.ts';
import { toToxicLevels } from './toxic-levels.ts';
import { findWaterGases } from './water-gases.ts';

/** The pure chemical whose vapour represents a mixture's. A solution has none: what leaves it is decided by chemistry, not by vapour pressure. */
const findProxy = (chemical: Chemical): Chemical | undefined =>
  chemical.kind === 'mixture' ? chemical.proxyIds?.v.map((id) => findChemical(id)).find((proxy) => proxy !== undefined) : undefined;

const definedOnly = (taken: Thermodynamics): Partial<{ -readonly [K in keyof Thermodynamics]: NonNullable<Thermodynamics[K]['value']> }> =>
  Object.fromEntries(Object.entries(taken).flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]])));

/** The molar mass in g/mol with its record, the proxy's where a mixture has none of its own. */
const findMolarMass = (chemical: Chemical, proxy: Chemical | undefined): Quantity => {
  const record = chemical.props.molarMass ?? proxy?.props.molarMass;
  if (!record) throw new Error(`The chemical library holds no molar mass for ${chemical.name} (${chemical.cas})`);
  return record;
};

interface Unsure {
  readonly unverified: readonly string[];
  readonly toxicUnverified: boolean;
  readonly standIn?: { readonly name: string; readonly facts: readonly string[] };
}

/** What the library cannot vouch for, each in a whole sentence with the code that screens translate it by. */
const listCaveats = ({ id, name, props }: Chemical, { unverified, toxicUnverified, standIn }: Unsure): readonly SubstanceCaveat[] => [
  ...(unverified.length > 0
    ? [
        {
          code: 'values-unverified',
          message: `No source was opened for this value of ${name}: ${unverified.join(', ')}.`,
          params: { chemical: name, facts: unverified.join(', ') },
        },
      ]
    : []),
  ...(toxicUnverified
    ? [
        {
          code: 'toxic-levels-unverified',
          message: `No source was opened for the toxic levels of ${name}; check them before relying on a zone.`,
          params: { chemical: name },
        },
      ]
    : []),
  ...(standIn
    ? [
        {
          code: 'mixture-stand-in',
          message: `${name} is a mixture; ${standIn.name} stands in for its ${standIn.facts.join(', ')}.`,
          params: { chemical: name, standIn: standIn.name, facts: standIn.facts.join(', ') },
        },
      ]
    : []),
  ...(findWaterGases(id).length === 0
    ? []
    : [
        {
          code: 'reacts-with-water',
          message: `${name} reacts with water, rain and moist ground and gives off ${findWaterGases(id).join(', ')}. These gases are not in the zones.`,
          params: { chemical: name, gases: findWaterGases(id).join(', ') },
        },
      ]),
  ...(props.note === undefined
    ? []
    : [{ code: 'chemical-note', message: `${name}: ${props.note}.`, params: { chemical: name, chemicalId: id } }]),
];

/** A chemical of the library as the engine's input: every property in SI, with its caveats in words. */
export const toSubstance = (chemical: Chemical): Substance => {
  const proxy = findProxy(chemical);
  const molarMass = findMolarMass(chemical, proxy);
  const own = thermodynamics(chemical, molarMass.v / 1000);
  const lent = proxy && thermodynamics(proxy, findMolarMass(proxy, undefined).v / 1000);
  const taken = withProxy(own, lent);
  const heat = (of: Chemical) => quantity('heat of combustion', of.flammability?.nonFlammable?.v === true ? undefined : of.props.Hcomb);
  const lentHeat = proxy && heat(proxy);
  const combustion = prefer(heat(chemical), lentHeat);
  const lower = quantity('lower flammable limit', chemical.flammability?.lfl, 100);
  const upper = quantity('upper flammable limit', chemical.flammability?.ufl, 100);
  const toxic = toToxicLevels(chemical);
  const carbonPerHydrogen = findCarbonPerHydrogen(proxy ?? chemical);
  const burningRate = findBurningRate(chemical);
  const reactivity = findReactivity(proxy ?? chemical);
  const lethal = readLethality(chemical);

  const all = [...Object.values(taken), combustion, lower, upper];
  const borrowed = lent ? all.filter((one) => one.value !== undefined && [...Object.values(lent), lentHeat].includes(one)) : [];
  const stoodIn = [...(chemical.props.molarMass ? [] : ['molar mass']), ...borrowed.map((one) => one.label)];
  const unverified = all.filter((one) => one.from.some((record) => record.status === 'unverified')).map((one) => one.label);
  const caveats = listCaveats(chemical, {
    unverified,
    toxicUnverified: toxic.unverified,
    ...(proxy && stoodIn.length > 0 ? { standIn: { name: proxy.name, facts: stoodIn } } : {}),
  });

  return {
    id: chemical.id,
    name: chemical.name,
    cas: chemical.cas,
    molarMass: molarMass.v / 1000,
    ...definedOnly(taken),
    ...(chemical.keptRefrigerated === true ? { isKeptRefrigerated: true as const } : {}),
    ...(toxic.notEstablished.length === 0 ? {} : { levelsNotEstablished: toxic.notEstablished }),
    ...(combustion.value === undefined ? {} : { heatOfCombustion: combustion.value }),
    ...(lower.value === undefined ? {} : { lowerFlammableLimit: lower.value }),
    ...(upper.value === undefined ? {} : { upperFlammableLimit: upper.value }),
    ...(carbonPerHydrogen === undefined ? {} : { carbonPerHydrogen }),
    ...(burningRate === undefined ? {} : { burningRate }),
    ...(canBoilOver(chemical) ? { canBoilOver: true as const } : {}),
    ...(reactivity === undefined ? {} : { reactivity }),
    ...(toxic.levels.length === 0 ? {} : { toxicLevels: toxic.levels }),
    ...lethal.facts,
    sources: [
      ...new Set([molarMass, ...all.flatMap((one) => one.from), ...toxic.used, ...lethal.used].flatMap((record) => record.s)),
    ].toSorted(),
    ...(caveats.length === 0 ? {} : { caveats }),
  };
};
