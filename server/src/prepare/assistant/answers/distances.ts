import type { Chemical } from '@hazardguard/chemicals';
import { findEmergency } from '@hazardguard/chemicals/facts';
import { type ChemicalCard, findErgDistance } from '@hazardguard/contract';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { toCard } from '../../../register/chemicals/card.ts';
import type { Passage } from '../knowledge/passage.ts';
import { readMassKg, readVesselKind } from '../question/read-amount.ts';
import { type Asked, nameChemical, toAnswer, toList } from './asked.ts';

const incidentTexts = await loadTexts('incident-terms');

type Spill = NonNullable<NonNullable<ChemicalCard['distances']>['rows'][number]['large']>;
type Large = NonNullable<ChemicalCard['largeSpills']>['rows'][number];

const formatKm = ({ texts, figures }: Asked, km: number, orMore: boolean): string => {
  const distance = figures.distance(1_000 * km);
  return orMore ? texts.distances.orMore(distance) : distance;
};

const describeSpill = (asked: Asked, name: string, spill: Spill): string => {
  const { texts, figures } = asked;
  return [
    texts.distances.isolate(name, figures.distance(spill.isolateM)),
    texts.distances.byDay(formatKm(asked, spill.dayKm, spill.dayOrMore), formatKm(asked, spill.nightKm, spill.nightOrMore)),
  ].join(' ');
};

const describeLarge = (asked: Asked, { container, isolateM, day, night }: Large): string => {
  const { texts, figures } = asked;
  const containers: Readonly<Record<string, string>> = texts.distances.containers;
  const part = (name: string, by: Large['day']): string =>
    texts.distances.byWind(
      name,
      ...([by.low, by.moderate, by.high].map(({ km, orMore }) => formatKm(asked, km, orMore)) as [string, string, string]),
    );
  return [
    texts.distances.isolate(`${texts.distances.spill.large}, ${containers[container] ?? container}`, figures.distance(isolateM)),
    part(texts.distances.night, night),
    part(texts.distances.day, day),
  ].join(' ');
};

/** The rows of the guide for the amount and the container of the question; every row, the farthest first, where it names neither. */
const chooseRows = ({ question }: Asked, card: ChemicalCard) => {
  const kg = readMassKg(question);
  const kind = readVesselKind(question);
  const row = card.distances?.rows.find(({ label }) => !/water/i.test(label ?? ''));
  // Which row it is depends neither on the hour nor on the wind.
  const chosen =
    kg === null && kind === null
      ? undefined
      : findErgDistance(card, {
          quantityKg: kg ?? Number.POSITIVE_INFINITY,
          isDay: false,
          windSpeedMs: 1,
          vessels: kind === null ? null : { kind, count: 1 },
        });
  return {
    large: chosen?.spill === 'small' ? null : (row?.large ?? null),
    byContainer: (card.largeSpills?.rows ?? []).filter(({ container }) => chosen === undefined || chosen.container === container),
    small: chosen?.spill === 'large' ? null : (row?.small ?? null),
    assumed: chosen?.container != null && kind === null,
  };
};

/** How far to keep everybody at first, m, from the least to the most for what the question says of the container; undefined: no table. */
export const findIsolation = (asked: Asked, chemical: Chemical): { readonly leastM: number; readonly mostM: number } | undefined => {
  const { large, byContainer, small } = chooseRows(asked, toCard(chemical));
  const found = [large, small, ...byContainer].flatMap((row) => (row === null ? [] : [row.isolateM]));
  return found.length === 0 ? undefined : { leastM: Math.min(...found), mostM: Math.max(...found) };
};

const listRows = (asked: Asked, card: ChemicalCard): readonly string[] => {
  const { texts } = asked;
  const { large, byContainer, small, assumed } = chooseRows(asked, card);
  return [
    ...(large === null ? [] : [describeSpill(asked, texts.distances.spill.large, large)]),
    ...byContainer.map((one) => describeLarge(asked, one)),
    ...(small === null ? [] : [describeSpill(asked, texts.distances.spill.small, small)]),
    ...(assumed ? [texts.distances.assumed] : []),
    ...(byContainer.length > 0 && card.largeSpills?.unverified ? [texts.distances.unverified] : []),
  ];
};

const answerFor = (asked: Asked, chemical: Chemical): Passage => {
  const { texts, language } = asked;
  const name = nameChemical(chemical, language);
  const rows = listRows(asked, toCard(chemical));
  const known = rows.length > 0 ? rows : [texts.distances.none(name), incidentTexts[language].task.isolateGas];
  return toAnswer(asked, `distance/${chemical.id}`, {
    kind: 'chemical',
    title: texts.distances.title(name),
    text: `${toList(known)}\n\n${texts.distances.run}`,
    source:
      findEmergency(chemical.id).table1 === undefined
        ? texts.sources.guide((findEmergency(chemical.id).guide?.v ?? []).join(', '))
        : texts.sources.distances,
    path: `/ChemicalsQuantityCas?chemical=${chemical.id}`,
  });
};

export const answerDistance = (asked: Asked): readonly Passage[] => {
  const { texts, language, chemicals } = asked;
  const [chemical] = chemicals;
  if (chemical !== undefined) return [answerFor(asked, chemical)];
  return [
    toAnswer(asked, 'distance', {
      kind: 'procedure',
      title: texts.distances.unknown,
      text: `${toList([incidentTexts[language].task.isolateGas, texts.distances.ask])}\n\n${texts.distances.run}`,
      source: texts.sources.guide('111'),
      path: '/VulnerabilityAssesment',
    }),
  ];
};
