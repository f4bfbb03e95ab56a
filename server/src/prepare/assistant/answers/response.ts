import type { Chemical } from '@hazardguard/chemicals';
import { findEmergency, findResponse, findTankFireDistanceM, type ResponseStep } from '@hazardguard/chemicals/facts';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { Passage } from '../knowledge/passage.ts';
import { type Asked, nameChemical, toAnswer, toList } from './asked.ts';
import { findIsolation } from './distances.ts';
import { firstAidTexts } from './first-aid.ts';

const incidentTexts = await loadTexts('incident-terms');

const listGuides = ({ id }: Chemical): string => (findEmergency(id).guide?.v ?? []).join(', ');

/** The largest distance of the orange pages for a tank in a fire, m: until it is known what burns. */
const unknownTankM = 1_600;

const fireSteps: readonly ResponseStep[] = ['breathingApparatus', 'gasFire', 'noWater', 'notInside', 'crudeTank', 'tankCool', 'drains'];

export const answerTankFire = (asked: Asked): readonly Passage[] => {
  const { texts, language, chemicals, figures } = asked;
  const { advice } = firstAidTexts[language];
  // Of several chemicals the one that reaches farthest.
  const [burning] = chemicals
    .flatMap((one) => {
      const metres = findTankFireDistanceM(one.id);
      return metres === undefined ? [] : [{ chemical: one, distanceM: metres }];
    })
    .toSorted((one, other) => other.distanceM - one.distanceM);
  if (burning === undefined) {
    return [
      toAnswer(asked, 'tank-fire', {
        kind: 'procedure',
        title: texts.tankFire.unknown,
        text: `${texts.tankFire.unknownDistance(figures.distance(unknownTankM))}\n\n${toList([advice.breathingApparatus, advice.tankCool, incidentTexts[language].task.bleveDistance])}`,
        source: texts.sources.guide('115'),
        path: null,
      }),
    ];
  }
  const { chemical, distanceM } = burning;
  const steps = findResponse(chemical.id).filter((step) => fireSteps.includes(step));
  return [
    toAnswer(asked, `tank-fire/${chemical.id}`, {
      kind: 'chemical',
      title: texts.tankFire.title(nameChemical(chemical, language)),
      text: `${texts.tankFire.distance(figures.distance(distanceM))}\n\n${toList(steps.map((step) => advice[step]))}`,
      source: texts.sources.guide(listGuides(chemical)),
      path: `/ChemicalsQuantityCas?chemical=${chemical.id}`,
    }),
  ];
};

const waterSteps: readonly ResponseStep[] = ['noWater', 'lngPool', 'crudeTank', 'spray', 'sprayLiquid', 'notInside'];

const describeIsolation = ({ texts, figures }: Asked, { leastM, mostM }: NonNullable<ReturnType<typeof findIsolation>>): string =>
  leastM === mostM
    ? texts.leak.isolate(figures.distance(mostM))
    : texts.leak.isolateBetween(figures.distance(leastM), figures.distance(mostM));

export const answerLeak = (asked: Asked): readonly Passage[] => {
  const { texts, language, chemicals, says } = asked;
  const { advice } = firstAidTexts[language];
  return chemicals.slice(0, 1).map((chemical) => {
    const name = nameChemical(chemical, language);
    const steps = findResponse(chemical.id);
    const ordered = says('water')
      ? steps.toSorted((one, other) => Number(waterSteps.includes(other)) - Number(waterSteps.includes(one)))
      : steps;
    const isolation = findIsolation(asked, chemical);
    const lines = [...ordered.map((step) => advice[step]), ...(isolation === undefined ? [] : [describeIsolation(asked, isolation)])];
    return toAnswer(asked, `leak/${chemical.id}`, {
      kind: 'chemical',
      title: texts.leak.title(name),
      text: steps.length === 0 ? texts.leak.noGuide(name) : toList(lines),
      source: texts.sources.guide(listGuides(chemical)),
      path: `/ChemicalsQuantityCas?chemical=${chemical.id}`,
    });
  });
};
