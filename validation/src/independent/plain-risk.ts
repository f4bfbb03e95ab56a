import { heaviestHouseLoad, houseAir } from './plain-house.ts';
import { plainNormal, simpson } from './plain-math.ts';
import { type PlainRelease, passage, passingShare, steadyPpm } from './plain-plume.ts';

/** A risk study of one release of a neutral gas in the form of the second program. Plain numbers; wind sectors clockwise from north. */
export interface PlainStudy {
  readonly releasesPerYear: number;
  readonly rateKgS: number;
  /** Duration with isolation and without, and the probability that isolation fails. */
  readonly isolatedS: number;
  readonly openS: number;
  readonly isolationFailure: number;
  readonly temperatureK: number;
  readonly molarMassKg: number;
  /** Y = a + b ln ∫Cⁿ dt, ppm and min. */
  readonly probit: { readonly a: number; readonly b: number; readonly n: number };
  readonly weathers: readonly {
    readonly stability: PlainRelease['stability'];
    readonly windMs: number;
    readonly shares: readonly number[];
  }[];
  readonly airChangesPerHour: number;
  readonly indoorsDay: number;
  readonly indoorsNight: number;
  readonly dayShare: number;
  readonly places: readonly { readonly eastM: number; readonly northM: number; readonly people: number }[];
}

export interface PlainRisk {
  /** Individual risk per year at the given points. */
  readonly individual: readonly number[];
  /** Expected deaths per year. */
  readonly pll: number;
  /** Frequency of at least this number of deaths, per year. */
  readonly frequencyOfAtLeast: (deaths: number) => number;
}

/** CPR 18E, chapter 5: the worst half hour of a passage counts. */
const exposureS = 1800;

/** Number of wind directions, and of times in a passage. */
const winds = 7200;
const moments = 120;

/** No deaths beyond this angle from the axis, rad. */
const widest = 0.6;

interface Deaths {
  readonly outdoors: number;
  readonly indoors: number;
}

/** Share of deaths at a distance and angle to the wind, by quadrature of the passage; indoors by the equation of the house. */
const deathsAt = (study: PlainStudy, release: PlainRelease, radiusM: number, angle: number): Deaths => {
  const { a, b, n } = study.probit;
  const x = radiusM * Math.cos(angle);
  const steady = steadyPpm(release, x, radiusM * Math.sin(angle));
  if (x <= 1 || steady < 1) return { outdoors: 0, indoors: 0 };
  const { middleS, halfS } = passage(release, x);
  const death = (load: number): number => (load > 0 ? plainNormal(a + b * Math.log(load) - 5) : 0);
  // A single pulse is symmetric: the worst half hour is around its middle.
  const half = Math.min(halfS, exposureS / 2);
  const outside = simpson((t) => (steady * passingShare(release, x, t)) ** n, middleS - half, middleS + half, moments) / 60;
  const perS = study.airChangesPerHour / 3600;
  const from = middleS - halfS;
  const air = houseAir(
    (t) => steady * passingShare(release, x, t),
    () => perS,
    from,
    middleS + halfS + exposureS,
    (2 * halfS + exposureS) / 300,
  );
  return { outdoors: death(outside), indoors: death(heaviestHouseLoad(air, n, exposureS)) };
};

/** Deaths along one ring, at equal steps of the angle from the axis, interpolated linearly. */
const computeRing = (study: PlainStudy, release: PlainRelease, radiusM: number): ((angle: number) => Deaths) => {
  const step = (2 * Math.PI) / winds;
  const found = new Map<number, Deaths>();
  const node = (i: number): Deaths => {
    const known = found.get(i) ?? deathsAt(study, release, radiusM, i * step);
    found.set(i, known);
    return known;
  };
  return (angle) => {
    const place = Math.abs(angle) / step;
    if (place * step > widest) return { outdoors: 0, indoors: 0 };
    const i = Math.floor(place);
    const [low, high] = [node(i), node(i + 1)];
    const mix = (name: keyof Deaths): number => low[name] + (high[name] - low[name]) * (place - i);
    return { outdoors: mix('outdoors'), indoors: mix('indoors') };
  };
};

const turned = (angle: number): number => Math.atan2(Math.sin(angle), Math.cos(angle));

/**
 * Individual and societal risk by brute force: 7,200 winds, each with the share of time of its sector over the winds of the sector,
 * IR = Σ f P(death), N = Σ people (indoors P_in + (1 − indoors) P_out), F(N) = Σ f of the winds with at least N. After CPR 18E, chapter 6.
 */
export const plainRisk = (study: PlainStudy, points: readonly { readonly eastM: number; readonly northM: number }[]): PlainRisk => {
  const events: { readonly perYear: number; readonly deaths: number }[] = [];
  const individual = points.map(() => 0);
  const branches = [
    { share: 1 - study.isolationFailure, durationS: study.isolatedS },
    { share: study.isolationFailure, durationS: study.openS },
  ];
  for (const { share, durationS } of branches) {
    for (const { stability, windMs, shares } of study.weathers) {
      const { rateKgS, temperatureK, molarMassKg } = study;
      const release: PlainRelease = { rateKgS, durationS, stability, windMs, temperatureK, molarMassKg };
      const seen = ({ eastM, northM }: { readonly eastM: number; readonly northM: number }) => ({
        ring: computeRing(study, release, Math.hypot(eastM, northM)),
        bearing: Math.atan2(eastM, northM),
      });
      const places = study.places.map((place) => ({ ...seen(place), people: place.people }));
      const spots = points.map(seen);
      for (let i = 0; i < winds; i++) {
        const from = (2 * Math.PI * (i + 0.5)) / winds;
        const sector = Math.floor((from / (2 * Math.PI)) * shares.length + 0.5) % shares.length;
        const often = (study.releasesPerYear * share * (shares[sector] ?? 0) * shares.length) / winds;
        if (often === 0) continue;
        for (const [at, { ring, bearing }] of spots.entries())
          individual[at] = (individual[at] ?? 0) + often * ring(turned(bearing - from - Math.PI)).outdoors;
        const hit = places.map(({ ring, bearing, people }) => ({ people, ...ring(turned(bearing - from - Math.PI)) }));
        for (const [time, indoors] of [
          [study.dayShare, study.indoorsDay],
          [1 - study.dayShare, study.indoorsNight],
        ] as const) {
          const deaths = hit.reduce((sum, one) => sum + one.people * (indoors * one.indoors + (1 - indoors) * one.outdoors), 0);
          if (deaths > 0) events.push({ perYear: often * time, deaths });
        }
      }
    }
  }
  return {
    individual,
    pll: events.reduce((sum, { perYear, deaths }) => sum + perYear * deaths, 0),
    frequencyOfAtLeast: (least) => events.reduce((sum, { perYear, deaths }) => sum + (deaths >= least ? perYear : 0), 0),
  };
};
