import { riskFacts } from '@hazardguard/chemicals';
import {
  checkScenario,
  computeRisk,
  frequencyOfAtLeast,
  type RiskResult,
  type Substance,
  type Threat,
  threatAt,
} from '@hazardguard/engine';
import type { PlainRelease } from './plain-plume.ts';
import { type PlainStudy, plainRisk } from './plain-risk.ts';
import { plainInfiltration, plainShelter } from './plain-shelter.ts';

/** One figure of the engine and of the second program. */
export interface ComparedFigure {
  readonly what: string;
  readonly unit: string;
  readonly engine: number;
  readonly second: number;
  /** Allowed relative difference. */
  readonly within: number;
}

/** Constants of the gas: as heavy as air, so that it drifts; chlorine's probit (HSE OSD 30, table 2) and AEGLs (NAC). */
const molarMassKg = 0.02897;
const probit = { a: -8.29, b: 0.92, n: 2 };
const times = [600, 1800, 3600, 14_400, 28_800];
const aegl2 = [2.8, 2.8, 2, 1, 0.71];
const aegl3 = [50, 28, 20, 10, 7.1];
const byExposure = (ppm: readonly number[]) => times.map((seconds, i) => ({ seconds, ppm: ppm[i] ?? 0 }));

const gas: Substance = {
  id: 'neutral-gas',
  name: 'Neutral gas',
  cas: '0-00-0',
  molarMass: molarMassKg,
  gamma: 1.4,
  toxicLevels: [
    { id: 'AEGL-2', family: 'AEGL', severity: 'middle', byExposure: byExposure(aegl2) },
    { id: 'AEGL-3', family: 'AEGL', severity: 'severe', byExposure: byExposure(aegl3) },
  ],
  probits: [{ set: 'LEES-HSE', ...probit, unit: 'ppm' }],
  sources: [],
};

const temperatureC = 20;
const temperatureK = temperatureC + 273.15;
const site = { latitude: 21.6, longitude: 73 };
const metresPerDegree = (6_371_008.8 * Math.PI) / 180;

/** Made-up wind rose of 16 sectors, north first: 0.6 of the time neutral air, 0.4 stable air. */
const rose = [9, 4, 2, 1, 3, 8, 12, 7, 5, 4, 11, 14, 8, 5, 4, 3];
const roseShares = (part: number): readonly number[] => rose.map((share) => (part * share) / 100);

const study: PlainStudy = {
  releasesPerYear: 2e-4,
  rateKgS: 2,
  isolatedS: 300,
  openS: 1500,
  isolationFailure: 0.1,
  temperatureK,
  molarMassKg,
  probit,
  weathers: [
    { stability: 'D', windMs: 5, shares: roseShares(0.6) },
    { stability: 'F', windMs: 2, shares: roseShares(0.4) },
  ],
  airChangesPerHour: 1,
  indoorsDay: 0.93,
  indoorsNight: 0.99,
  dayShare: 0.4,
  places: [
    { eastM: 260, northM: 90, people: 120 },
    { eastM: -180, northM: 420, people: 300 },
    { eastM: 640, northM: -500, people: 900 },
    { eastM: -90, northM: -60, people: 25 },
    { eastM: -700, northM: -900, people: 2000 },
  ],
};

const grid = [-600, -200, 100, 450].flatMap((eastM) => [-500, -150, 150, 500].map((northM) => ({ eastM, northM })));

const latitudeAt = (northM: number): number => site.latitude + northM / metresPerDegree;
const receptorAt = (id: string, eastM: number, northM: number, people: number) => ({
  id,
  name: id,
  kind: 'residential' as const,
  latitude: latitudeAt(northM),
  longitude: site.longitude + eastM / (metresPerDegree * Math.cos((site.latitude * Math.PI) / 180)),
  people,
});

const engineRisk = (): RiskResult => {
  const answer = computeRisk(
    {
      mode: 'aloha-compatible',
      site: { ...site, terrain: 'rural' },
      weather: { temperatureC },
      climate: {
        type: 'table',
        classes: study.weathers.map(({ stability, windMs, shares }) => ({ stability, windSpeedMs: windMs, shares })),
      },
      sections: [
        {
          id: 'tank',
          chemical: 'gas',
          quantityKg: study.rateKgS * study.openS,
          isolationMin: study.isolatedS / 60,
          equipment: [],
          failures: [
            {
              id: 'leak',
              rupture: { type: 'direct', rateKgS: study.rateKgS, durationMin: study.openS / 60 },
              perYear: study.releasesPerYear,
              basis: 'stated',
            },
          ],
        },
      ],
      people: {
        dayShare: study.dayShare,
        indoorsDay: study.indoorsDay,
        indoorsNight: study.indoorsNight,
        airChangesPerHour: study.airChangesPerHour,
      },
      receptors: [
        ...study.places.map(({ eastM, northM, people }, i) => receptorAt(`place ${i}`, eastM, northM, people)),
        // No people at the points of the grid.
        ...grid.map(({ eastM, northM }, i) => receptorAt(`point ${i}`, eastM, northM, 0)),
      ],
    },
    riskFacts,
    (name) => (name === 'gas' ? gas : undefined),
  );
  if (!answer.ok) throw new Error(answer.problems.map(({ message }) => message).join(' '));
  const models = new Set(answer.result.releases.flatMap(({ outcomes }) => outcomes.flatMap((one) => one.models)));
  if ([...models].join() !== 'gaussian-plume') throw new Error(`The study must use the Gaussian plume, but used ${[...models].join()}`);
  return answer.result;
};

/** Risks below this are at the edge of a table of the engine, where relative differences are meaningless, per year. */
const leastRisk = 1e-8;

const riskFigures = (): readonly ComparedFigure[] => {
  const engine = engineRisk();
  const second = plainRisk(study, grid);
  const at = (i: number): number => engine.individualRisk.receptors.find(({ id }) => id === `point ${i}`)?.perYear ?? Number.NaN;
  return [
    ...grid.flatMap(({ eastM, northM }, i): ComparedFigure[] => {
      const risk = second.individual[i] ?? Number.NaN;
      return risk < leastRisk && at(i) < leastRisk
        ? []
        : [{ what: `Individual risk ${eastM} m east, ${northM} m north`, unit: 'per year', engine: at(i), second: risk, within: 0.04 }];
    }),
    { what: 'Potential loss of life', unit: 'deaths per year', engine: engine.pll, second: second.pll, within: 0.01 },
    ...[1, 5, 10, 20, 50].map((deaths) => ({
      what: `F–N curve: ${deaths} deaths or more`,
      unit: 'per year',
      engine: frequencyOfAtLeast(engine.fn, deaths),
      second: second.frequencyOfAtLeast(deaths),
      within: 0.03,
    })),
  ];
};

const shelterPlace = { xM: 700, yM: 25 };
const shelterRelease: PlainRelease = { rateKgS: 1, durationS: 1200, stability: 'D', windMs: 3, temperatureK, molarMassKg };

const engineThreat = (): Threat => {
  const checked = checkScenario(
    {
      chemical: 'gas',
      hazard: 'leak',
      model: 'gaussian-plume',
      mode: 'aloha-compatible',
      quantityKg: 1e5,
      rupture: { type: 'direct', rateKgS: shelterRelease.rateKgS, durationMin: shelterRelease.durationS / 60 },
      weather: { windSpeedMs: shelterRelease.windMs, windFromDeg: 270, temperatureC, stability: shelterRelease.stability },
      site: { ...site, terrain: 'rural' },
    },
    gas,
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return threatAt(checked.scenario, shelterPlace, { building: { storeys: 1, sheltered: false } });
};

/** Exponent of AEGL-2 by hand: 2 ppm at 1 h to 1 ppm at 4 h is the middle of its three falling steps, ln 4/ln 2. */
const aeglExponent = Math.log(4) / Math.log(2);

const shelterFigures = (): readonly ComparedFigure[] => {
  const there = engineThreat();
  const perS = plainInfiltration(shelterRelease, temperatureK);
  const second = plainShelter({
    release: shelterRelease,
    ...shelterPlace,
    n: there.exponent ?? Number.NaN,
    perS,
    openedPerS: 5 / 3600,
    setOutS: 300,
    walkingMs: 1,
  });
  const load = 'ppmⁿ min';
  const shelter = there.shelter ?? { outdoorsLoad: Number.NaN, closedLoad: 0, shelterLoad: 0, leaveLoad: 0, ventilateS: 0 };
  return [
    { what: 'Exponent of the load of AEGL-2', unit: '', engine: there.exponent ?? Number.NaN, second: aeglExponent, within: 0.03 },
    {
      what: 'Air changes of a house of one storey',
      unit: '1/h',
      engine: there.airChangesPerH ?? Number.NaN,
      second: 3600 * perS,
      within: 0.001,
    },
    { what: 'Highest concentration outdoors', unit: 'ppm', engine: there.peak, second: second.peakPpm, within: 0.001 },
    { what: 'Load outdoors', unit: load, engine: shelter.outdoorsLoad, second: second.outdoors, within: 0.01 },
    { what: 'Load in a closed house', unit: load, engine: shelter.closedLoad, second: second.closed, within: 0.01 },
    { what: 'Load of sheltering, then airing', unit: load, engine: shelter.shelterLoad, second: second.sheltered, within: 0.01 },
    { what: 'Load of walking out after 300 s', unit: load, engine: shelter.leaveLoad, second: second.walking, within: 0.01 },
    { what: 'Moment to air the house', unit: 's', engine: shelter.ventilateS ?? Number.NaN, second: second.ventilateS, within: 0.01 },
  ];
};

/** A risk study and a shelter case by the engine and by the second program, figure by figure. */
export const compareIndependent = (): { readonly risk: readonly ComparedFigure[]; readonly shelter: readonly ComparedFigure[] } => ({
  risk: riskFigures(),
  shelter: shelterFigures(),
});
