import type { Industry } from '@hazardguard/contract';
import { Anchor, CloseButton, Group, Paper, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';

interface NextStepProps {
  /** The industry that has just been saved. */
  readonly industry: Industry;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** What comes after a new industry: its stock, then the assessment; without a position, the position first. */
export const NextStep = ({ industry, onEdit, onClose }: NextStepProps) => {
  const { t } = useTranslation(['industries', 'shell']);
  const search = { industry: industry.id } as never;
  return (
    <Paper withBorder p="sm" role="status">
      <Group justify="space-between" wrap="nowrap" align="start">
        <div>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {t('next.saved', { name: industry.industryName })}
          </Text>
          <Group gap="md">
            <Anchor renderRoot={(props) => <Link {...props} to="/CollectChemicalInventory" search={search} />}>{t('next.stock')}</Anchor>
            {industry.latitude === null ? (
              <Anchor component="button" type="button" onClick={onEdit}>
                {t('next.position')}
              </Anchor>
            ) : (
              <Anchor renderRoot={(props) => <Link {...props} to="/VulnerabilityAssesment" search={search} />}>{t('next.assess')}</Anchor>
            )}
          </Group>
        </div>
        <CloseButton aria-label={t('next.close')} onClick={onClose} />
      </Group>
    </Paper>
  );
};
