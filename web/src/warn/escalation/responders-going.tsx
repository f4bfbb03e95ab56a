import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { type EscalationSubject, useEscalation } from './use-escalation.ts';

const answers = ['going', 'cannot'] as const;

/** Who of those called and informed goes to the incident and who cannot, as answered by the link of the message; nothing while nobody has answered. */
export const RespondersGoing = ({ of }: { readonly of: EscalationSubject }) => {
  const { t } = useTranslation('escalation');
  const { data } = useEscalation(of);
  const people = [...(data?.escalation?.steps.flatMap((step) => step.people) ?? []), ...(data?.informed ?? [])];
  return (
    <div aria-live="polite">
      {answers.map((answer) => {
        const names = people.filter((person) => person.answer === answer).map(({ name }) => name);
        return names.length === 0 ? null : (
          <Text key={answer} size="sm">
            {t(`answers.${answer}`, { names: names.join(', ') })}
          </Text>
        );
      })}
    </div>
  );
};
