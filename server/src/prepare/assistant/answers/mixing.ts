import { findChemical } from '@hazardguard/chemicals';
import { mixing } from '@hazardguard/chemicals/facts';
import type { Language } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { Passage } from '../knowledge/passage.ts';
import { type Asked, nameChemical, toAnswer } from './asked.ts';

const planTexts = await loadTexts('emergency-plan');

/** The chart writes formulas: the name of those that the library has, Cl2 as chlorine. */
const nameGas = (gas: string, language: Language): string => {
  const chemical = findChemical(gas);
  return chemical === undefined ? gas : `${nameChemical(chemical, language)} (${gas})`;
};

/** What may happen when the two chemicals of a question meet. */
export const answerMixing = (asked: Asked): readonly Passage[] => {
  const { texts, language, chemicals } = asked;
  const [one, other] = chemicals;
  if (one === undefined || other === undefined) return [];
  const { outcomes, gases: nameGases, mixingNote } = planTexts[language];
  const { outcome, hazards, gases } = mixing(one, other);
  const title = texts.mixing.title(nameChemical(one, language), nameChemical(other, language));
  const parts = [
    outcome === 'compatible' ? texts.mixing.compatible : outcomes[outcome],
    ...hazards,
    ...(gases.length > 0 ? [nameGases(gases.map((gas) => nameGas(gas, language)).join(', '))] : []),
  ];
  return [
    toAnswer(asked, `mixing/${one.id}/${other.id}`, {
      kind: 'chemical',
      title,
      text: `${title}: ${parts.map((part) => part.replace(/\.$/, '')).join('. ')}.\n\n${mixingNote}`,
      source: texts.sources.mixing,
      path: `/ChemicalsQuantityCas?chemical=${one.id}`,
    }),
  ];
};
