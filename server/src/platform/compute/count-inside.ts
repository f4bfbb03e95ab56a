import { findChemical, toSubstance } from '@hazardguard/chemicals';
import {
  bearingDeg,
  checkScenario,
  distanceM,
  distanceToShape,
  type ImpactCount,
  type Receptor,
  type ReceptorTable,
  type RunResult,
  receptorKinds,
  receptorTable,
  run,
  type Scenario,
  type ScenarioDocument,
  toHeadCount,
  type Zone,
} from '@hazardguard/engine';

export interface InsideTask {
  readonly documents: readonly ScenarioDocument[];
  /** The level whose zone counts. */
  readonly level: string;
  /** Everybody nearer than this is counted too, in any wind, m. */
  readonly aroundM: number;
  readonly site: { readonly latitude: number; readonly longitude: number };
  readonly receptors: ReceptorTable;
}

/** A zone with the head-counts of the recorded places in it. */
interface CountedZone {
  readonly levelId: string;
  readonly polygon: Zone['polygon'];
  readonly within: Pick<ImpactCount, 'people' | 'withoutCount'>;
}

/** The zone of the level in one document's weather; null where the engine refuses the document. */
export interface InsideZone {
  readonly reachM: number;
  readonly beyondRange: boolean;
  readonly windSpeedMs: number;
  readonly stability: RunResult['stability'];
  /** The zones inside it that are reached, worst first, and itself last. */
  readonly nested: readonly CountedZone[];
  readonly receptors: number;
  readonly schools: number;
  readonly hospitals: number;
  /** The nearest school is in it; null where none is known. */
  readonly nearestSchool: boolean | null;
}

export interface InsideAnswer {
  readonly zones: readonly (InsideZone | null)[];
  readonly around: Pick<ImpactCount, 'people' | 'withoutCount'>;
  readonly nearestSchool: { readonly name: string; readonly distanceM: number; readonly bearingDeg: number } | null;
}

interface Around {
  readonly people: number;
  readonly withoutCount: number;
  readonly school: { readonly receptor: Receptor; readonly distanceM: number } | null;
}

const schoolKind = receptorKinds.indexOf('school');

const listAround = ({ site, aroundM, receptors }: InsideTask): Around => {
  let people = 0;
  let withoutCount = 0;
  let nearest = -1;
  let nearestM = Number.POSITIVE_INFINITY;
  for (let i = 0; i < receptors.ids.length; i++) {
    const shape = receptors.shapes?.get(i);
    const away =
      shape === undefined
        ? distanceM(site.latitude, site.longitude, receptors.latitude[i] ?? 0, receptors.longitude[i] ?? 0)
        : distanceToShape(site, shape);
    const headCount = toHeadCount(receptors.people[i]);
    if (away <= aroundM) {
      people += headCount ?? 0;
      withoutCount += headCount === null ? 1 : 0;
    }
    if (receptors.kinds[i] === schoolKind && away < nearestM) {
      nearest = i;
      nearestM = away;
    }
  }
  if (nearest === -1) return { people, withoutCount, school: null };
  const receptor: Receptor = {
    id: receptors.ids[nearest] ?? '',
    name: receptors.names[nearest] ?? '',
    kind: 'school',
    latitude: receptors.latitude[nearest] ?? 0,
    longitude: receptors.longitude[nearest] ?? 0,
    people: toHeadCount(receptors.people[nearest]),
  };
  return { people, withoutCount, school: { receptor, distanceM: nearestM } };
};

const findWithin = ({ impact }: RunResult, level: string) => impact.find(({ levelId }) => levelId === level)?.within;

/**
 * Whether a zone of a result contains a place: from its list of places inside, or by a run for this place alone where the list is
 * incomplete.
 */
const isInside = (result: RunResult, scenario: Scenario, { id, ...place }: Receptor, level: string): boolean => {
  if ((findWithin(result, level)?.byKind[place.kind].receptors ?? 0) === 0) return false;
  const rank = (levelId: string): number => result.zones.findIndex((zone) => zone.level.id === levelId);
  const hit = result.hits.find(({ receptor }) => receptor.id === id);
  if (hit !== undefined) return rank(hit.levelId) <= rank(level);
  if (result.receptorsOmitted === 0) return false;
  return (findWithin(run(scenario, receptorTable([{ id, ...place }])), level)?.receptors ?? 0) > 0;
};

const computeZone = (document: ScenarioDocument, { level, receptors }: InsideTask, school: Receptor | undefined): InsideZone | null => {
  const chemical = findChemical(document.chemical);
  const checked = chemical && checkScenario(document, toSubstance(chemical));
  if (!checked?.ok) return null;
  const result = run(checked.scenario, receptors);
  const zone = result.zones.find((one) => one.level.id === level);
  const inside = findWithin(result, level);
  if (zone === undefined || inside === undefined) return null;
  return {
    reachM: zone.reachM,
    beyondRange: zone.status === 'beyond-range',
    windSpeedMs: result.windSpeedMs,
    stability: result.stability,
    nested: result.zones.slice(0, result.zones.indexOf(zone) + 1).flatMap(({ level: { id }, status, polygon }) => {
      const within = status === 'not-reached' ? undefined : findWithin(result, id);
      return within === undefined ? [] : [{ levelId: id, polygon, within }];
    }),
    receptors: inside.receptors,
    schools: inside.byKind.school.receptors,
    hospitals: inside.byKind.hospital.receptors,
    nearestSchool: school === undefined ? null : isInside(result, checked.scenario, school, level),
  };
};

/** The people inside one level's zone of each document, the people within a circle, and the nearest school. */
export const countInside = (task: InsideTask): InsideAnswer => {
  const { school, ...around } = listAround(task);
  const { latitude, longitude } = task.site;
  return {
    zones: task.documents.map((document) => computeZone(document, task, school?.receptor)),
    around,
    nearestSchool: school && {
      name: school.receptor.name,
      distanceM: school.distanceM,
      bearingDeg: bearingDeg(latitude, longitude, school.receptor.latitude, school.receptor.longitude),
    },
  };
};
