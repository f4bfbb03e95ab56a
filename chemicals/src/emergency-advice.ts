import guideData from '../data/erg-guides.json' with { type: 'json' };
import hazardData from '../data/hazard-classes.json' with { type: 'json' };
import { findEmergency } from './emergency.ts';
import type { HazardClassRecord } from './record.ts';
import { findSolutionGuides, listSolutionGuides } from './solution-guides.ts';

/**
 * First-aid statements, in the order they are carried out. Their words are in the translation catalogues; the guide pages that carry each are in
 * data/erg-guides.json.
 */
export const firstAidSteps = [
  'freshAir',
  'breathing',
  'undressRinse',
  'wipeFirst',
  'rinse',
  'corrosiveRinse',
  'calciumGluconate',
  'wetDressing',
  'soapWash',
  'frozenClothes',
  'frostbite',
  'coolBurns',
  'clothesBurn',
  'delayed',
] as const;
export type FirstAidStep = (typeof firstAidSteps)[number];

/** What responders do at a spill or a fire, in the order of a guide page. */
export const responseSteps = [
  'breathingApparatus',
  'chemicalSuit',
  'ignition',
  'combustibles',
  'gasFire',
  'noWater',
  'spray',
  'sprayLiquid',
  'notInside',
  'lngPool',
  'crudeTank',
  'foam',
  'tankCool',
  'drains',
] as const;
export type ResponseStep = (typeof responseSteps)[number];

interface GuidePage {
  readonly title: string;
  readonly tankFireM: number;
  readonly firstAid: readonly string[];
  readonly advice: readonly string[];
  readonly s: string;
}

/** ERG 2024, orange pages; emergency-advice.test.ts checks that every guide a chemical names is here. */
const pages: Readonly<Record<string, GuidePage>> = guideData;
// As in library.ts: its own reading of uneven records is too wide for the compiler.
const hazards = hazardData as unknown as Readonly<Record<string, HazardClassRecord>>;

/** Table 1 and the yellow pages write 119P where a material may polymerise; the page is 119. */
const toPages = (guides: readonly string[]): readonly GuidePage[] => guides.flatMap((guide) => pages[guide.replace(/P$/u, '')] ?? []);

const listGuides = (id: string): readonly string[] => findEmergency(id).guide?.v ?? [];
const findPages = (id: string): readonly GuidePage[] => toPages(listGuides(id));

/** Guide pages whose text forbids water on the spilled substance: 137, 139, 155 and 156. */
const forbidsWater = (page: GuidePage): boolean => page.advice.includes('noWater');

const waterReactiveGroup = 107;

/**
 * Water must not be put on this chemical: it is of the CAMEO group Water-Reactive, gives off toxic gas when spilled in water (ERG Table 1), or its
 * guide page forbids water on the spill. False also for a chemical that the library does not have.
 */
export const isWaterReactive = (id: string): boolean =>
  (hazards[id]?.reactiveGroups?.special?.includes(waterReactiveGroup) ?? false) ||
  (findEmergency(id).table1?.rows.some(({ label }) => label === 'when spilled in water') ?? false) ||
  findPages(id).some(forbidsWater);

/**
 * How far to keep everybody from a tank, rail tank car or highway tank of this chemical in a fire, m: the longest of its ERG 2024 guide pages.
 * Undefined where the library has no guide for it.
 */
export const findTankFireDistanceM = (id: string): number | undefined => {
  const distances = findPages(id).map(({ tankFireM }) => tankFireM);
  return distances.length === 0 ? undefined : Math.max(...distances);
};

/** ERG 2024, General First Aid: for every material. */
const generalFirstAid: readonly string[] = ['freshAir', 'breathing', 'undressRinse', 'delayed'];

/** Gases that do no more than displace air: no rinsing. */
const inertGuide = '120';

const chooseFirstAid = (id: string, guides: readonly string[]): readonly FirstAidStep[] => {
  const found = toPages(guides);
  if (found.length === 0) return [];
  const own = new Set([...generalFirstAid, ...found.flatMap(({ firstAid }) => firstAid)]);
  // The general rule is 20 minutes of water; the pages of corrosives say 30, those of alkyl and silicon chlorides wipe first.
  if (!own.has('corrosiveRinse')) own.add('rinse');
  if (id === 'hydrogen-fluoride') own.add('calciumGluconate').add('corrosiveRinse').delete('rinse');
  if (guides.every((guide) => guide === inertGuide)) for (const step of ['undressRinse', 'rinse', 'delayed']) own.delete(step);
  return firstAidSteps.filter((step) => own.has(step));
};

/** First aid for one chemical, in order. Empty where the library has no guide for it. */
export const findFirstAid = (id: string): readonly FirstAidStep[] => chooseFirstAid(id, listGuides(id));

/** For what a liquefied gas freezes; a solution is as warm as the air. */
const coldSteps: readonly FirstAidStep[] = ['frozenClothes', 'frostbite'];

/**
 * First aid for a solution or mixture of a chemical, in order, from the guides of the solution; of every strength where its share is not known. Where
 * the ERG has no solution of it (a mixture of gases, a solvent in water), or none so strong, the guide of the chemical holds.
 */
export const findSolutionFirstAid = (id: string, massFraction: number | undefined): readonly FirstAidStep[] => {
  const own = findSolutionGuides(id, massFraction).map(({ guide }) => guide);
  const steps = chooseFirstAid(id, own.length === 0 ? listGuides(id) : own);
  return listSolutionGuides(id).length === 0 ? steps : steps.filter((step) => !coldSteps.includes(step));
};

/** Response to a spill or fire of one chemical, in order. Empty where the library has no guide for it. */
export const findResponse = (id: string): readonly ResponseStep[] => {
  const own = new Set(findPages(id).flatMap(({ advice }) => advice));
  if (own.size === 0) return [];
  if (isWaterReactive(id)) {
    own.add('noWater').delete('spray');
    own.delete('sprayLiquid');
  }
  if (['lng', 'methane'].includes(id)) own.add('lngPool');
  if (id === 'crude-oil') own.add('crudeTank');
  return responseSteps.filter((step) => own.has(step));
};
