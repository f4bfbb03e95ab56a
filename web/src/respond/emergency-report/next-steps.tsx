import { Button, Text, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useConnection } from '../../data/connection.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useReason } from '../../ui/use-reason.ts';
import { EscalationPart } from '../../warn/escalation/escalation-part.tsx';
import classes from './emergency-report.module.css';
import type { ReportState } from './use-report.ts';
import { WarnDialog } from './warn-dialog.tsx';

type Step = 'warn' | 'call';

interface NextStepsProps {
  readonly state: ReportState;
  /** The step that is open from the start, from a link. */
  readonly first: Step | undefined;
}

/** What to do next, always in reach of the thumb. */
export const NextSteps = ({ state, first }: NextStepsProps) => {
  const { t } = useTranslation(['emergency-report', 'shell']);
  const { away } = useConnection();
  const [open, setOpen] = useState<Step | undefined>(first);
  const { incident, isReady, isOver, save, stored, hasModel, answers } = state;
  const noWrite = useReason('incident.write');
  const saving = save.isPending;
  const blocked = (): string | undefined => {
    if (isOver) return t('next.over');
    if (answers.site === undefined) return t('next.noSite');
    if (!hasModel || stored !== undefined || saving) return undefined;
    return away === 'server' ? t('next.needsServer', { screen: t('shell:screens.earlyWarning.label') }) : t('next.needsFootprint');
  };
  const saved = away === null ? t('saved') : t('shell:problem.waits');
  if (!isReady) return null;
  return (
    <div className={classes.foot}>
      {save.isError ? <ErrorPanel error={save.error} title={t('saveFailed')} kept={t('saveKept')} onRetry={() => save.mutate()} /> : null}
      <VisuallyHidden role="status">{incident === undefined || saving ? '' : `${incident} ${saved}`}</VisuallyHidden>
      <Text size="sm">
        {incident === undefined ? (
          saving ? (
            t('saving')
          ) : null
        ) : (
          <>
            <Link to="/IncidentManagement" search={{ incident } as never}>
              {incident}
            </Link>{' '}
            {saving ? t('saving') : saved}
          </>
        )}
      </Text>
      {incident === undefined ? (
        <ActionButton size="md" reason={noWrite} loading={saving} onClick={() => save.mutate()}>
          {t('report')}
        </ActionButton>
      ) : (
        <div className={classes.next}>
          <ActionButton size="md" loading={saving && hasModel && stored === undefined} reason={blocked()} onClick={() => setOpen('warn')}>
            {t('next.warn')}
          </ActionButton>
          <ActionButton size="md" variant="default" reason={isOver ? t('next.over') : undefined} onClick={() => setOpen('call')}>
            {t('next.call')}
          </ActionButton>
          <Button
            size="md"
            variant="default"
            renderRoot={(props) =>
              stored === undefined || stored.industryId === null ? (
                <Link {...props} to="/IncidentManagement" search={{ incident } as never} />
              ) : (
                <Link
                  {...props}
                  to="/VulnerabilityAssesment"
                  search={{ industry: stored.industryId, tab: 'consequence', run: stored.id, incident } as never}
                />
              )
            }
          >
            {t('next.details')}
          </Button>
        </div>
      )}
      {open === 'warn' && incident !== undefined && blocked() === undefined ? (
        <WarnDialog state={state} incident={incident} onClose={() => setOpen(undefined)} />
      ) : null}
      {open === 'call' && incident !== undefined ? (
        <Dialog title={t('next.callTitle', { incident })} onClose={() => setOpen(undefined)}>
          <EscalationPart of={{ kind: 'incident', id: incident }} active={!isOver} />
        </Dialog>
      ) : null}
    </div>
  );
};
