import { Button, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useNames } from '../chemical-picker/use-names.ts';
import type { ItemValues } from './item-fields.ts';

interface IdentityQuestionProps {
  readonly values: ItemValues;
  readonly onAnswer: (values: Partial<ItemValues>) => void;
}

/** Asks which substance is meant where the name is one and the CAS number another. */
export const IdentityQuestion = ({ values, onAnswer }: IdentityQuestionProps) => {
  const { t } = useTranslation('inventory');
  const compared = useNames().data?.compareIdentity(values.substanceName, values.casNo);
  if (compared === undefined || typeof compared === 'string') return null;
  const { named, numbered } = compared;
  return (
    <Paper withBorder p="md" role="status">
      <Text fw={600}>{t('otherSubstance.title')}</Text>
      <Text size="sm">
        {t('otherSubstance.text', { named: `${named.name} (${named.cas})`, numbered: `${numbered.name} (${numbered.cas})` })}
      </Text>
      <Group gap="xs" mt="sm">
        <Button variant="default" onClick={() => onAnswer({ casNo: named.cas })}>
          {t('otherSubstance.takeName', { name: named.name, cas: named.cas })}
        </Button>
        <Button variant="default" onClick={() => onAnswer({ substanceName: numbered.name })}>
          {t('otherSubstance.takeNumber', { name: numbered.name })}
        </Button>
      </Group>
    </Paper>
  );
};
