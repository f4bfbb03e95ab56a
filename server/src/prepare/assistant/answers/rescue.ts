import type { Passage } from '../knowledge/passage.ts';
import { type Asked, readNow, toAnswer, toList } from './asked.ts';
import { firstAidTexts } from './first-aid.ts';
import { listOnDuty } from './on-duty.ts';
import { readNamedSites } from './sites.ts';

/** At most this many numbers: who has a person on the ground reads no list. */
const mostNumbers = 2;

/** The first sentence keeps the rescuer alive, the second brings those who may go in. */
export const answerRescue = async (asked: Asked): Promise<readonly Passage[]> => {
  const { texts, language } = asked;
  const people = (await listOnDuty(asked))
    .slice(0, mostNumbers)
    .map(
      ({ name, designation, contact_number, sample }) => `${name}, ${designation}: ${contact_number}${sample ? ` (${texts.sample})` : ''}`,
    );
  const sites = (await readNamedSites(asked)).slice(0, 1).map((site) => `${site.industry_name}: ${site.safety_team_contact}`);
  const numbers = [...sites, ...people];
  const steps = firstAidTexts[language].firstAid;
  return [
    toAnswer(asked, 'rescue', {
      kind: 'rescue',
      title: texts.rescue.title,
      text: [
        texts.rescue.first,
        numbers.length === 0 ? texts.rescue.noNumber : texts.rescue.call(numbers.join('; ')),
        toList(texts.rescue.steps),
        `${texts.rescue.afterwards}\n${toList([steps.breathing, steps.delayed])}`,
      ].join('\n\n'),
      source: [texts.sources.practice, readNow(asked, texts.sources.rota)].join('; '),
      path: '/StakeHolders',
    }),
  ];
};
