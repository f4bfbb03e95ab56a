import { ringOnGround } from '../geo/ring.ts';
import { toPoint, type WindFrame } from '../geo/wind-frame.ts';
import { type Comparison, compareIndividual, compareSocietal } from '../risk/criteria.ts';
import type { IndividualCriterion, RiskFacts } from '../risk/facts-types.ts';
import { type PlacedRose, riskRose, riskThere } from '../risk/individual-risk.ts';
import { riskContours, riskGrid } from '../risk/risk-grid.ts';
import { fnCurve, type Group, lossOfLife } from '../risk/societal-risk.ts';
import type { Receptor } from '../types/document-types.ts';
import { Refusal } from '../types/refusal.ts';
import { engineVersion } from '../version.ts';
import { checkStudy } from './check-study.ts';
import type { SubstanceFinder } from './read-section.ts';
import { type ComputedRelease, computeRelease } from './release-risk.ts';
import { oncePerCode, studyCaveats } from './study-caveats.ts';
import { listLeakRows, listReleases } from './study-releases.ts';
import type { ReceptorRisk, RiskAnswer, RiskResult, RiskStudy, RiskStudyDocument, Section } from './study-types.ts';

interface Placed {
  readonly receptor: Receptor;
  readonly eastM: number;
  readonly northM: number;
}

/** Metres east and north of the site: a frame whose wind blows to the east. */
const mapFrame = ({ site }: RiskStudy): WindFrame => ({ latitude: site.latitude, longitude: site.longitude, windFromDeg: 270 });

const placedReceptors = (study: RiskStudy): readonly Placed[] =>
  study.receptors.map((receptor) => {
    const [eastM, northM] = toPoint(mapFrame(study), receptor.latitude, receptor.longitude);
    return { receptor, eastM, northM };
  });

/** People as a section's releases see them. */
const groupsAround = ({ people: { present } }: RiskStudy, { eastM, northM }: Section, places: readonly Placed[]): readonly Group[] =>
  places
    .map(({ receptor: { kind, people }, ...place }) => ({ kind, people: people ?? 0, ...place }))
    .filter(({ people }) => people > 0)
    .map(({ kind, people, eastM: east, northM: north }) => ({
      radiusM: Math.hypot(east - eastM, north - northM),
      bearing: Math.atan2(east - eastM, north - northM),
      people: { day: people * (present.day[kind] ?? 1), night: people * (present.night[kind] ?? 1) },
    }));

/** Called after each release with the number done and the total. */
export type OnProgress = (done: number, of: number) => void;

interface ComputedSection {
  readonly frequencies: RiskResult['frequencies'];
  readonly releases: readonly ComputedRelease[];
  readonly placed: PlacedRose;
  readonly caveats: RiskResult['caveats'];
}

const computeSection = (study: RiskStudy, section: Section, places: readonly Placed[], doneOne: () => void): ComputedSection => {
  const leaks = listLeakRows(study.facts, section);
  const { releases, caveats } = listReleases(section, leaks.rows);
  const groups = groupsAround(study, section, places);
  const computed = releases.map((release) => {
    const one = computeRelease(study, release, groups);
    doneOne();
    return one;
  });
  const rose = riskRose(
    study.climate,
    computed.flatMap(({ tables }) => tables),
  );
  return {
    frequencies: leaks.rows.map((row) => ({ section: section.id, ...row })),
    releases: computed,
    placed: { eastM: section.eastM, northM: section.northM, rose },
    caveats: [...leaks.caveats, ...caveats, ...computed.flatMap((one) => one.caveats)],
  };
};

const receptorRisks = (places: readonly Placed[], sources: readonly PlacedRose[]): readonly ReceptorRisk[] =>
  places
    .map(({ receptor: { id, name, kind, people }, eastM, northM }) => ({
      id,
      name,
      kind,
      people,
      perYear: riskThere(sources, eastM, northM),
    }))
    .toSorted((a, b) => b.perYear - a.perYear);

const countReleases = ({ facts, sections }: RiskStudy): number =>
  sections.reduce((sum, section) => sum + listReleases(section, listLeakRows(facts, section).rows).releases.length, 0);

/** The highest risk of those whom a criterion protects; null where none of them was given. */
const compareWith = (receptors: readonly ReceptorRisk[], criterion: IndividualCriterion): Comparison | null => {
  const worst = receptors.find(({ kind }) => (kind === 'industry') === (criterion.who === 'workers'));
  return worst === undefined ? null : compareIndividual(worst.perYear, criterion);
};

/**
 * The risk of a study: leak frequencies → event trees → what each outcome does in each weather class → individual risk over the
 * wind climate, and the F–N curve. IR = Σ f P(death), F(N) = Σ f of the events with N or more deaths. Throws a refusal where an
 * outcome cannot be computed in some weather. Sources cpr18e (method and vulnerability), those of the facts, and
 * those of the models named with each outcome.
 */
const computeStudy = (study: RiskStudy, onProgress: OnProgress): RiskResult => {
  const { facts, site, climate } = study;
  const places = placedReceptors(study);
  const of = countReleases(study);
  let done = 0;
  const doneOne = (): void => onProgress(++done, of);
  const sections = study.sections.map((section) => computeSection(study, section, places, doneOne));
  const sources = sections.map(({ placed }) => placed);
  const grid = riskGrid(sources, study.mapHalfSideM);
  const frame = mapFrame(study);
  const events = sections.flatMap(({ releases }) => releases.flatMap((one) => one.events));
  const fn = fnCurve(events);
  const releases = sections.flatMap((section) => section.releases.map(({ risk }) => risk));
  const receptors = receptorRisks(places, sources);
  return {
    engineVersion,
    studyHash: study.hash,
    title: study.title,
    mode: study.mode,
    site: { latitude: site.latitude, longitude: site.longitude },
    climate,
    frequencies: sections.flatMap((section) => section.frequencies),
    releases,
    individualRisk: {
      grid,
      contours: riskContours(grid).map(({ perYear, regions }) => ({
        perYear,
        regions: regions.map((region) => region.map((ring) => ringOnGround(frame, ring))),
      })),
      highestPerYear: grid.perYear.reduce((high, risk) => Math.max(high, risk), 0),
      receptors,
    },
    fn,
    pll: lossOfLife(events),
    criteria: {
      individual: facts.criteria.individual.map((one) => ({
        ...one,
        comparison: compareWith(receptors, one),
      })),
      societal: facts.criteria.societal.map((one) => ({ ...one, comparison: receptors.length === 0 ? null : compareSocietal(fn, one) })),
    },
    sources: Object.fromEntries(Object.entries(facts.sources).map(([key, { title }]) => [key, title])),
    caveats: [...studyCaveats(study, releases), ...study.caveats, ...oncePerCode(sections.flatMap((section) => section.caveats))],
  };
};

/**
 * The risk of a study document: checked as a whole, then computed; every problem with its field, value and what is allowed where it
 * cannot be. Pure and deterministic; never throws on a document. `facts` are the published figures, `find` the chemical library;
 * `onProgress` is called after each release.
 */
export const computeRisk = (
  document: RiskStudyDocument | unknown,
  facts: RiskFacts,
  find: SubstanceFinder,
  onProgress: OnProgress = () => undefined,
): RiskAnswer => {
  const checked = checkStudy(document, facts, find);
  if (!checked.ok) return checked;
  try {
    return { ok: true, result: computeStudy(checked.study, onProgress) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problems: [error.problem] };
    throw error;
  }
};
