import { choosePeopleInside, isAllowed, keepNested, roundPeople } from '@hazardguard/contract';
import { countPopulation } from '../../../register/population/count-population.ts';
import { toCircle } from '../../../register/population/coverage.ts';
import { countRecordedInside } from '../../../register/receptors/count-recorded-inside.ts';
import { listReceptorsAround } from '../../../register/receptors/store.ts';
import { findDistances } from '../distances.ts';
import type { Passage } from '../knowledge/passage.ts';
import { type Asked, readNow, toAnswer, toList } from './asked.ts';
import { readNamedSites, type SiteFound } from './sites.ts';

/** Distances where the question names none, m. */
const usualRadiiM = [1_000, 2_000, 5_000];
/** Farther is no question of a site. */
const mostRadiusM = 50_000;
const mostPlaces = 6;

const countWithin = async ({ database }: Asked, latitude: number, longitude: number, radiusM: number) => {
  const circle = toCircle(latitude, longitude, radiusM);
  const population = await countPopulation(database, circle);
  const recorded = await countRecordedInside(database, circle);
  return { radiusM, population, inside: choosePeopleInside(population, recorded) };
};

const describe = (asked: Asked, counted: Awaited<ReturnType<typeof countWithin>>): string => {
  const { texts, figures } = asked;
  const distance = figures.distance(counted.radiusM);
  const { people, basis } = counted.inside;
  if (people === null) return texts.people.unknown(distance);
  // Recorded head-counts are added up; what a source shares out is rounded, as everywhere.
  return basis === 'population'
    ? texts.people.within(distance, figures.number(roundPeople(people), 2))
    : texts.people.recorded(distance, figures.number(people, 6));
};

const answerFor = async (asked: Asked, site: SiteFound, latitude: number, longitude: number): Promise<Passage> => {
  const { database, texts, figures, question } = asked;
  const said = findDistances(question)
    .map(({ metres }) => metres)
    .filter((metres) => metres > 0 && metres <= mostRadiusM);
  const radii = (said.length > 0 ? [...new Set(said)] : usualRadiiM).toSorted((a, b) => a - b).slice(0, 3);
  const counted = [];
  for (const radiusM of radii) counted.push(await countWithin(asked, latitude, longitude, radiusM));
  const nested = keepNested(counted.map(({ inside }) => inside));
  const outermost = radii.at(-1) ?? 0;
  const { receptors, total } = await listReceptorsAround(database, { latitude, longitude, radiusM: outermost, limit: mostPlaces });
  const withoutCount = nested.at(-1)?.withoutCount ?? 0;
  const source = counted.find(({ population }) => population.source !== null)?.population.source ?? null;
  return toAnswer(asked, `people/${site.id}`, {
    kind: 'population',
    title: texts.people.title(figures.distance(outermost), site.industry_name),
    text: [
      ...counted.map((one, index) => describe(asked, { ...one, inside: nested[index] ?? one.inside })),
      ...(receptors.length > 0
        ? [
            toList(
              receptors.map(({ name, people, distance_m }) =>
                texts.people.place(name, people === null ? '?' : figures.number(people, 6), figures.distance(distance_m)),
              ),
            ),
          ]
        : []),
      ...(total > receptors.length ? [texts.more(figures.number(total - receptors.length, 6))] : []),
      ...(withoutCount > 0 ? [texts.people.withoutCount(figures.number(withoutCount, 6))] : []),
    ].join('\n\n'),
    source: [
      ...(source === null ? [] : [texts.sources.population(source.name, String(source.year ?? '?'))]),
      readNow(asked, texts.sources.receptors),
    ].join('; '),
    path: '/PlacesAround',
  });
};

export const answerPeople = async (asked: Asked): Promise<readonly Passage[]> => {
  const { account, texts } = asked;
  if (!isAllowed(account.role, 'population.read') || !isAllowed(account.role, 'receptor.read')) return [];
  const [site] = await readNamedSites(asked);
  const notKnown = (text: string): Passage =>
    toAnswer(asked, 'people', {
      kind: 'population',
      title: texts.people.whichTitle,
      text,
      source: readNow(asked, texts.sources.industries),
      path: '/OnBoardIndustry',
    });
  if (site === undefined) return [notKnown(texts.people.whichSite)];
  if (site.latitude === null || site.longitude === null) return [notKnown(texts.people.noPosition(site.industry_name))];
  return [await answerFor(asked, site, site.latitude, site.longitude)];
};
