import { List, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button.tsx';
import { Origin } from './origin.tsx';

interface StepsProps {
  readonly label: string;
  readonly steps: readonly string[];
  readonly of: { readonly sources: readonly string[]; readonly unverified: boolean; readonly note: string | null };
}

/** What to do, in order, with the guide that it follows. */
export const Steps = ({ label, steps, of }: StepsProps) => {
  const { t, i18n } = useTranslation('chemicals');
  return (
    <>
      <List type="ordered" size="sm" aria-label={label}>
        {steps.map((step) => (
          <List.Item key={step}>{step}</List.Item>
        ))}
      </List>
      <ReadAloudButton of={label} text={steps.join('\n')} language={i18n.language} />
      <Text size="xs" c="dimmed">
        {t('adviceSource')}
      </Text>
      <Origin of={of} />
    </>
  );
};
