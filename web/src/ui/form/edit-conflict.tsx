import { Button, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';

interface EditConflictProps {
  readonly onReload: () => void;
  readonly onKeep: () => void;
}

/** Two people changed the same row: the second one sees it and decides. */
export const EditConflict = ({ onReload, onKeep }: EditConflictProps) => {
  const { t } = useTranslation('parts');
  return (
    <Paper withBorder p="md" role="alert">
      <Text fw={600}>{t('form.meanwhile.title')}</Text>
      <Text size="sm">{t('form.meanwhile.text')}</Text>
      <Group gap="xs" mt="sm">
        <Button variant="default" onClick={onReload}>
          {t('form.meanwhile.reload')}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {t('form.meanwhile.keep')}
        </Button>
      </Group>
    </Paper>
  );
};
