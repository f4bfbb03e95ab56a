import { headCountsUnknown } from '../impact/head-counts.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import { burns, poisons } from './study-substance.ts';
import type { ReleaseRisk, RiskStudy } from './study-types.ts';

const offshore: Caveat = note(
  'leaks-from-offshore',
  'Leak frequencies are those of process equipment offshore, of average care and age. They do not include loading, hoses, storage tanks and external impact; replace them with records of the site itself.',
);

const uncountedPoison = (chemical: string): Caveat =>
  warning('poison-uncounted', `No lethality probit is known for ${chemical}: this risk does not include harm from breathing its vapour.`, {
    params: { chemical },
  });

const noFire = (chemical: string): Caveat =>
  note(
    'fire-uncounted',
    `A flammable limit or the heat of combustion of ${chemical} is not known, or it does not burn: this risk does not include fire and explosion.`,
    { params: { chemical } },
  );

const allIgnites: Caveat = warning(
  'delayed-ignition-assumed',
  'No probability of delayed ignition was stated: every release that does not ignite immediately is assumed to ignite later, when the cloud is largest. This is cautious.',
);

const nothingIgnites: Caveat = warning(
  'delayed-ignition-left-out',
  'No probability of delayed ignition was stated: a toxic cloud that does not ignite immediately is assumed not to burn at all, because it reaches farther unburnt.',
);

const reactiveGas: Caveat = note(
  'fluid-assumed',
  'The reactivity of the fluid was not stated: ignition is that of a liquid where a pool forms, else of a reactive gas.',
);

const nothingExplodes: Caveat = warning(
  'explosion-excluded',
  'The study states that no cloud meets congestion in which it could explode: delayed ignition causes flash fires only.',
);

const mayFail = (probability: number, source: string): Caveat =>
  warning(
    'isolation-may-fail',
    `Isolation is assumed to fail in ${Number((100 * probability).toPrecision(2))} of 100 leaks (${source}); the section then empties completely. This risk includes both cases. Enter the tested reliability of the valves and detectors of the site.`,
    { params: { percent: Number((100 * probability).toPrecision(2)), source } },
  );

const statedToFail = (least: number, most: number): Caveat =>
  note(
    'isolation-stated',
    `The study states that isolation fails with a probability of ${least} to ${most}; the section then empties completely. This risk includes both cases.`,
    { params: { least, most } },
  );

/** What is taken for isolations that may fail. */
const isolationCaveats = ({ sections, facts: { isolation, sources } }: RiskStudy, releases: readonly ReleaseRisk[]): readonly Caveat[] => {
  const branched = sections.filter(({ id }) => releases.some((one) => one.section === id && one.isolationFailure !== null));
  const stated = branched.flatMap(({ isolationFailure }) => (isolationFailure === null ? [] : [isolationFailure]));
  return [
    ...(stated.length < branched.length ? [mayFail(isolation.failureOnDemand, sources[isolation.source]?.title ?? isolation.source)] : []),
    ...(stated.length > 0 ? [statedToFail(Math.min(...stated), Math.max(...stated))] : []),
  ];
};

const indoorsBlast: Caveat = warning(
  'blast-indoors-unverified',
  'The share of people indoors who die between 0.1 and 0.3 bar was not checked against its source; 2.5 % was used.',
);

const assumedDay: Caveat = note(
  'day-share-assumed',
  'The weather classes do not distinguish day and night: each is divided between them as stated, or equally.',
);

const noCriterion: Caveat = note(
  'no-indian-criterion',
  'No numeric Indian criterion of individual or societal risk was found; IS 15656:2006 gives the method. The limits shown are those of other countries; they are not Indian law.',
);

const nobody: Caveat = warning('no-people-given', 'No places with people were given: the societal risk is empty, not zero.');

/** Engine's caveats of the single runs, one of each code: the first met. */
export const oncePerCode = (caveats: readonly Caveat[]): readonly Caveat[] =>
  [...new Map(caveats.toReversed().map((caveat) => [caveat.code, caveat])).values()].toReversed();

/** Caveats of the study as a whole. */
export const studyCaveats = (study: RiskStudy, releases: readonly ReleaseRisk[]): readonly Caveat[] => {
  const { sections, ignition, climate, probitSet, receptors, facts } = study;
  const has = (outcome: string): boolean => releases.some(({ tree }) => tree.some(({ label }) => label === outcome));
  const unknown = (is: (section: RiskStudy['sections'][number]) => boolean): readonly string[] => [
    ...new Set(sections.filter(is).map(({ substance }) => substance.name)),
  ];
  const anyBurns = sections.some(({ substance }) => burns(substance));
  const isAssumed = (what: string): boolean => releases.some(({ ignition: one }) => one?.delayedAssumed === what);
  return [
    ...(sections.some(({ frequencies, equipment }) => frequencies === 'iogp434' && equipment.length > 0) ? [offshore] : []),
    ...unknown(({ substance }) => !poisons(substance, probitSet)).map(uncountedPoison),
    ...unknown(({ substance }) => !burns(substance)).map(noFire),
    ...isolationCaveats(study, releases),
    ...(isAssumed('all') ? [allIgnites] : []),
    ...(isAssumed('none') ? [nothingIgnites] : []),
    ...(anyBurns && ignition.set === 'cpr18e' && ignition.fluid === null ? [reactiveGas] : []),
    ...(anyBurns && ignition.congestion === 'open' ? [nothingExplodes] : []),
    ...(has('explosion') && facts.vulnerability.blast.indoorsShare.status === 'unverified' ? [indoorsBlast] : []),
    ...(receptors.length > 0 && climate.classes.some(({ period }) => period === null) ? [assumedDay] : []),
    ...(receptors.length === 0 ? [nobody] : []),
    ...headCountsUnknown(receptors.filter(({ people }) => people === null).length),
    noCriterion,
  ];
};
