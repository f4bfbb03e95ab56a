import { Button } from '@mantine/core';
import { ApiProblem } from '../../../data/api-problem.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';

/** The free incident ID that the server offers when the given one is taken. */
const findFreeId = (error: unknown): string | undefined =>
  error instanceof ApiProblem ? error.fields.find(({ field }) => field === 'incidentId')?.allowed : undefined;

interface DraftRefusedProps {
  readonly error: Error;
  /** Called with the free incident ID that the server offers. */
  readonly onFreeId: (incidentId: string) => void;
}

/** Why a draft was not stored; offers a free incident ID if the given one is taken. */
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
