import { type Language, languageCodes } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { type Passage, toTranslationId } from './passage.ts';

const communityTexts = await loadTexts('community-page');

const listPassages = (language: Language): readonly Passage[] => {
  const { title, practices, warnings } = communityTexts[language];
  const passage = (id: string, heading: string, text: string): Passage => ({
    id: toTranslationId(`community/${id}`, language),
    kind: 'community',
    answers: false,
    title: heading,
    text,
    words: title,
    language,
    source: `HazardGuard: ${title}`,
    path: '/Community',
  });
  const points = (list: readonly { readonly sign: string; readonly means: string }[]): string =>
    list.map(({ sign, means }) => `- **${sign}**: ${means}`).join('\n');
  return [
    passage('practices', practices.title, practices.list.map(({ name, how }, index) => `${index + 1}. **${name}.** ${how}`).join('\n')),
    passage('warnings', warnings.title, `${warnings.note}\n\n${points(warnings.signs)}\n${points(warnings.words)}`),
  ];
};

/** The best practices and the meaning of sirens from the community page, in each of its languages. */
export const listCommunityPassages = (): readonly Passage[] => languageCodes.flatMap(listPassages);
