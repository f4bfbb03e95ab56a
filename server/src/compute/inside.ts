import { findChemical, substanceOf } from '@hazardguard/chemicals';
import {
  bearingDeg,
  checkScenario,
  distanceM,
  type Receptor,
  type ReceptorTable,
  type RunResult,
  receptorKinds,
  receptorTable,
  run,
  type Scenario,
  type ScenarioDocument,
} from '@hazardguard/engine';

export interface InsideTask {
  readonly documents: readonly ScenarioDocument[];
  /** The level whose zone counts. */
  readonly level: string;
  /** Everybody nearer than this is counted too, whatever the wind, m. */
  readonly aroundM: number;
  readonly site: { readonly latitude: number; readonly longitude: number };
  readonly receptors: ReceptorTable;
}

/** The zone of the level in one document's weather; null where the engine refuses the document. */
export interface InsideZone {
  readonly reachM: number;
  readonly beyondRange: boolean;
  readonly windSpeedMs: number;
  readonly stability: RunResult['stability'];
  readonly people: number;
  readonly receptors: number;
  readonly schools: number;
  readonly hospitals: number;
  /** The nearest school is in it; null where none is known. */
  readonly nearestSchool: boolean | null;
}

export interface InsideAnswer {
  readonly zones: readonly (InsideZone | null)[];
  readonly peopleAround: number;
  readonly nearestSchool: { readonly name: string; readonly distanceM: number; readonly bearingDeg: number } | null;
}

interface Around {
  readonly people: number;
  readonly school: { readonly receptor: Receptor; readonly distanceM: number } | null;
}

const schoolKind = receptorKinds.indexOf('school');

const lookAround = ({ site, aroundM, receptors }: InsideTask): Around => {
  let people = 0;
  let nearest = -1;
  let nearestM = Number.POSITIVE_INFINITY;
  for (let i = 0; i < receptors.ids.length; i++) {
    const away = distanceM(site.latitude, site.longitude, receptors.latitude[i] ?? 0, receptors.longitude[i] ?? 0);
    if (away <= aroundM) people += receptors.people[i] ?? 0;
    if (receptors.kinds[i] === schoolKind && away < nearestM) {
      nearest = i;
      nearestM = away;
    }
  }
  if (nearest === -1) return { people, school: null };
  const receptor: Receptor = {
    id: receptors.ids[nearest] ?? '',
    name: receptors.names[nearest] ?? '',
    kind: 'school',
    latitude: receptors.latitude[nearest] ?? 0,
    longitude: receptors.longitude[nearest] ?? 0,
    people: receptors.people[nearest] ?? 0,
  };
  return { people, school: { receptor, distanceM: nearestM } };
};

const isInside = (scenario: Scenario, receptor: Receptor, level: string): boolean => {
  const { impact } = run(scenario, receptorTable([receptor]));
  return (impact.find(({ levelId }) => levelId === level)?.within.receptors ?? 0) > 0;
};

const zoneOf = (document: ScenarioDocument, { level, receptors }: InsideTask, school: Receptor | undefined): InsideZone | null => {
  const chemical = findChemical(document.chemical);
  const checked = chemical && checkScenario(document, substanceOf(chemical));
  if (!checked?.ok) return null;
  const result = run(checked.scenario, receptors);
  const zone = result.zones.find((one) => one.level.id === level);
  const within = result.impact.find(({ levelId }) => levelId === level)?.within;
  if (zone === undefined || within === undefined) return null;
  return {
    reachM: zone.reachM,
    beyondRange: zone.status === 'beyond-range',
    windSpeedMs: result.windSpeedMs,
    stability: result.stability,
    people: within.people,
    receptors: within.receptors,
    schools: within.byKind.school.receptors,
    hospitals: within.byKind.hospital.receptors,
    nearestSchool: school === undefined ? null : isInside(checked.scenario, school, level),
  };
};

/** Who is inside one level's zone of each document, who lives within a circle, and where the nearest school is. */
export const countInside = (task: InsideTask): InsideAnswer => {
  const { people, school } = lookAround(task);
  const { latitude, longitude } = task.site;
  return {
    zones: task.documents.map((document) => zoneOf(document, task, school?.receptor)),
    peopleAround: people,
    nearestSchool: school && {
      name: school.receptor.name,
      distanceM: school.distanceM,
      bearingDeg: bearingDeg(latitude, longitude, school.receptor.latitude, school.receptor.longitude),
    },
  };
};
