import { Button, Text, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense, useId, useState } from 'react';
import { useConnection } from '../../data/connection.ts';
import type { Change } from '../../data/offline/outbox/change.ts';
import { useWaiting } from '../../data/offline/outbox/waiting.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useReason } from '../../ui/use-reason.ts';
import classes from './emergency-report.module.css';
import type { ReportState } from './use-report.ts';
import { WarnDialog } from './warn-dialog.tsx';

const CallDialog = lazyPart(() => import('./call-dialog.tsx').then((m) => m.CallDialog));
const DraftDialog = lazyPart(() => import('./draft-dialog.tsx').then((m) => m.DraftDialog));

type Step = 'warn' | 'draft' | 'call';

interface NextStepsProps {
  readonly state: ReportState;
  /** The step that is open from the start, from a link. */
  readonly first: 'warn' | undefined;
}

/** A draft of the warning of this incident. */
const isDraftOf = ({ address, body = '' }: Change, incident: string): boolean =>
  /^\/api\/alerts\/(by-hand|from-incident)$/.test(address) &&
  (JSON.parse(body) as { readonly incidentId?: string }).incidentId === incident;

/** What to do next, always in reach of the thumb. */
export const NextSteps = ({ state, first }: NextStepsProps) => {
  const { t } = useTranslation(['emergency-report', 'shell']);
  const { away } = useConnection();
  const [open, setOpen] = useState<Step | undefined>(first);
  const reasonId = useId();
  const { incident, isReady, isOver, save, saveNow, stored, runWaits, hasModel, answers } = state;
  const draftWaits = useWaiting().some(({ change }) => incident !== undefined && isDraftOf(change, incident));
  const noWrite = useReason('incident.write');
  const saving = save.isPending;
  const blocked = (): string | undefined => {
    if (isOver) return t('next.over');
    if (answers.site === undefined) return t('next.noSite');
    if (!hasModel || stored !== undefined || saving) return undefined;
    if (!runWaits) return t('next.needsFootprint');
    return away === null ? t('shell:problem.waits') : undefined;
  };
  const notYet = blocked();
  // While the dialog is open, what waits is its own call.
  const warnReason = notYet ?? (draftWaits && open !== 'warn' ? t('next.draftWaits') : undefined);
  const saved = away === null ? t('saved') : t('shell:problem.waits');
  if (!isReady) return null;
  return (
    <div className={`hg-stack hg-rule hg-fixed hg-surface ${classes.foot}`}>
      {save.isError ? <ErrorPanel error={save.error} title={t('saveFailed')} kept={t('saveKept')} onRetry={saveNow} /> : null}
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
        <ActionButton size="md" reason={noWrite} loading={saving} onClick={saveNow}>
          {t('report')}
        </ActionButton>
      ) : (
        <div className={`hg-pair ${classes.next}`}>
          <ActionButton
            size="md"
            loading={saving && hasModel && stored === undefined}
            reason={warnReason}
            aria-describedby={warnReason === undefined ? undefined : reasonId}
            onClick={() => setOpen(away === null ? 'warn' : 'draft')}
          >
            {t('next.warn')}
          </ActionButton>
          {/* Under a thumb there is no pointer to show it. */}
          {warnReason === undefined ? null : (
            <Text id={reasonId} size="sm" className="hg-whole">
              {warnReason}
            </Text>
          )}
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
      {open === 'warn' && incident !== undefined && notYet === undefined ? (
        <WarnDialog state={state} incident={incident} onClose={() => setOpen(undefined)} />
      ) : null}
      <Suspense fallback={null}>
        {open === 'draft' && incident !== undefined ? (
          <DraftDialog state={state} incident={incident} onCall={() => setOpen('call')} onClose={() => setOpen(undefined)} />
        ) : null}
        {open === 'call' && incident !== undefined ? (
          <CallDialog state={state} incident={incident} onClose={() => setOpen(undefined)} />
        ) : null}
      </Suspense>
    </div>
  );
};
