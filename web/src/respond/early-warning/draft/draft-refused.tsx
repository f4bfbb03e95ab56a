import { Button } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { findFreeId } from './use-manual-draft.ts';

interface DraftRefusedProps {
  readonly error: Error;
  /** Takes the incident ID that the refusal names as free. */
  readonly onFreeId: (incidentId: string) => void;
}

/** Why a draft was not stored; where its incident ID is taken, the free one is offered. */
export const DraftRefused = ({ error, onFreeId }: DraftRefusedProps) => {
  const { t } = useTranslation('early-warning');
  const free = findFreeId(error);
  return (
    <ErrorPanel error={error} title={t('raise.failed')} kept={t('raise.kept')}>
      {free === undefined ? null : (
        <Button variant="default" size="compact-sm" onClick={() => onFreeId(free)}>
          {t('raise.takeFree', { free })}
        </Button>
      )}
    </ErrorPanel>
  );
};
