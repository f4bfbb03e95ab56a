import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useIncidentInAddress } from '../../register/incident-reference/incident-in-address.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useSaveRun } from '../scenario/runs.ts';
import type { PartProps } from './chemical-part.tsx';

/** Stores the new footprint as a run, and links to drafting a warning from the stored run. */
export const SavePart = ({ site, conditions: { state, show }, response }: PartProps) => {
  const { t } = useTranslation(['response-phase', 'vulnerability']);
  const mayStore = useHasPermission('run.create');
  const mayDraft = useHasPermission('alert.draft');
  const save = useSaveRun();
  const incidentId = useIncidentInAddress() ?? null;
  const { scenario, preview, item, stored, beforeId, assessAsPure } = response;
  const storedRun = stored.data;
  const store = (): void => {
    if (!scenario?.document || !item) return;
    save.mutate(
      {
        industryId: site.id,
        inventoryItemId: item.id,
        scenario: scenario.document,
        weatherOrigin: response.originNow(),
        incidentId,
        assessAsPure,
      },
      // The run just stored is now the newest, so the run to compare with must be fixed.
      { onSuccess: (run) => show({ runId: run.id, beforeId: beforeId ?? 'none', hazard: response.hazard }) },
    );
  };
  const notYet = !scenario?.document || preview.problems.length > 0 ? t('keep.nothing') : undefined;
  return (
    <div className="hg-stack hg-gap-3">
      {save.isError ? (
        <ErrorPanel error={save.error} title={t('vulnerability:result.storeFailed')} kept={t('failedKept')} onRetry={store} />
      ) : null}
      {stored.isError && state.runId !== undefined ? <ErrorPanel error={stored.error} onRetry={() => void stored.refetch()} /> : null}
      <div className="hg-row">
        {storedRun ? null : (
          <ActionButton onClick={store} loading={save.isPending} reason={mayStore ? notYet : t('vulnerability:result.mayNotStore')}>
            {t('keep.store')}
          </ActionButton>
        )}
        {storedRun && mayDraft ? (
          <Button
            renderRoot={(props) => (
              <Link
                {...props}
                to="/VulnerabilityAssesment"
                search={{ industry: site.id, tab: 'consequence', run: storedRun.id } as never}
              />
            )}
          >
            {t('keep.draft')}
          </Button>
        ) : (
          <ActionButton
            variant="default"
            onClick={() => undefined}
            reason={mayDraft ? t('vulnerability:result.raiseFirst') : t('vulnerability:result.mayNotRaise')}
          >
            {t('keep.draft')}
          </ActionButton>
        )}
      </div>
    </div>
  );
};
