import { findEmergency, findFirstAid } from '@hazardguard/chemicals/facts';
import { loadScreenTexts } from '@hazardguard/i18n/load-texts';
import type { Passage } from '../knowledge/passage.ts';
import { type Asked, nameChemical, toAnswer, toList } from './asked.ts';

/** First aid and response as the card of a chemical says them. */
export const firstAidTexts = await loadScreenTexts('chemicals');

/** ERG 2024, general first aid: for every material. */
const general = ['freshAir', 'breathing', 'undressRinse', 'rinse', 'delayed'] as const;

export const answerFirstAid = (asked: Asked): readonly Passage[] => {
  const { texts, language, chemicals } = asked;
  const { firstAid } = firstAidTexts[language];
  const [chemical] = chemicals.filter(({ id }) => findFirstAid(id).length > 0);
  if (chemical === undefined) {
    return [
      toAnswer(asked, 'first-aid', {
        kind: 'procedure',
        title: texts.firstAid.general,
        text: `${toList(general.map((step) => firstAid[step]))}\n\n${texts.firstAid.unknown}`,
        source: texts.sources.firstAid('111'),
        path: null,
      }),
    ];
  }
  return [
    toAnswer(asked, `first-aid/${chemical.id}`, {
      kind: 'chemical',
      title: texts.firstAid.title(nameChemical(chemical, language)),
      text: toList(findFirstAid(chemical.id).map((step) => firstAid[step])),
      source: texts.sources.firstAid((findEmergency(chemical.id).guide?.v ?? []).join(', ')),
      path: `/ChemicalsQuantityCas?chemical=${chemical.id}`,
    }),
  ];
};
