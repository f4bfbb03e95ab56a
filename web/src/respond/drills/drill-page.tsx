import type { DrillCard } from '@hazardguard/contract';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useConnection } from '../../data/connection.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { refreshDrills } from '../../register/exercise-marks/current-drills.ts';
import { ExerciseNote } from '../../register/exercise-marks/exercise-mark.tsx';
import { ActionButton } from '../../ui/action-button.tsx';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { IconDownload, IconPencil, IconPlayerPlay, IconPlayerStop } from '../../ui/screen-icons.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { Tag } from '../../ui/tag.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { drillQuery, reportAddress, showDrill } from './drill-card.ts';
import { DrillTimeLeft } from './drill-time-left.tsx';
import { DutyPart } from './duty-part.tsx';
import { HiddenPart, OutcomePart } from './hidden-part.tsx';
import { InjectsPart } from './injects-part.tsx';
import { NotesPart } from './notes-part.tsx';
import { DrillForm } from './plan/drill-form.tsx';
import { ScoreTable } from './score-table.tsx';
import { type ByHand, useByHand } from './use-by-hand.ts';

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="hg-stack hg-card hg-pad-4" aria-label={title}>
    <Title order={2} size="h3">
      {title}
    </Title>
    {children}
  </section>
);

/** The clock of a drill that runs on this device, its end, and the way back from a start by mistake. */
const ByHandSteps = ({ endsAt, byHand }: { readonly endsAt: string; readonly byHand: ByHand }) => {
  const { t } = useTranslation('drills');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DrillTimeLeft endsAt={endsAt} />
      <ActionButton leftSection={<IconPlayerStop size={16} aria-hidden />} loading={byHand.sending} onClick={byHand.finish}>
        {t('end')}
      </ActionButton>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('byHand.discard')}
      </Button>
      <ConfirmDialog
        opened={asking}
        question={t('byHand.discardAsk')}
        action={t('byHand.discard')}
        pending={false}
        error={null}
        failure=""
        onConfirm={byHand.discard}
        onClose={() => setAsking(false)}
      >
        {t('byHand.discardText')}
      </ConfirmDialog>
    </>
  );
};

interface StepsProps {
  readonly card: DrillCard;
  readonly byHand: ByHand;
  readonly onEdit: () => void;
}

const Steps = ({ card, byHand, onEdit }: StepsProps) => {
  const { t, i18n } = useTranslation('drills');
  const { id, state, startedAt, plannedAt, durationMin } = card.drill;
  const { away } = useConnection();
  const start = useRouteChange('POST', '/api/drills/{id}/start', { onSuccess: showDrill });
  const end = useRouteChange('POST', '/api/drills/{id}/end', { onSuccess: refreshDrills });
  const endsAt = new Date(Date.parse(startedAt ?? plannedAt) + durationMin * 60_000).toISOString();
  return (
    <Stack gap="sm" mb="md">
      {byHand.error === null ? null : <ErrorPanel error={byHand.error} title={t('stepFailed')} />}
      {byHand.notKept ? <Text role="alert">{t('byHand.notKept')}</Text> : null}
      {[start, end].map((step) => (step.isError ? <ErrorPanel key={step.submittedAt} error={step.error} title={t('stepFailed')} /> : null))}
      <Group gap="xs">
        {state === 'planned' ? (
          <>
            <ActionButton
              variant={away === null ? 'filled' : 'default'}
              leftSection={<IconPlayerPlay size={16} aria-hidden />}
              loading={start.isPending}
              onClick={() => start.mutate({ path: { id } })}
            >
              {t('start')}
            </ActionButton>
            <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={onEdit}>
              {t('edit')}
            </Button>
            <ActionButton variant={away === null ? 'default' : 'filled'} onClick={byHand.start}>
              {t('byHand.start')}
            </ActionButton>
          </>
        ) : null}
        {byHand.running ? <ByHandSteps endsAt={endsAt} byHand={byHand} /> : null}
        {state === 'running' && !byHand.running ? (
          <>
            <DrillTimeLeft endsAt={endsAt} />
            <ActionButton
              variant="default"
              leftSection={<IconPlayerStop size={16} aria-hidden />}
              loading={end.isPending}
              onClick={() => end.mutate({ path: { id }, body: { reason: '' } })}
            >
              {t('end')}
            </ActionButton>
          </>
        ) : null}
        {(state === 'ended' || state === 'abandoned') && !byHand.waits ? (
          <Button
            leftSection={<IconDownload size={16} aria-hidden />}
            renderRoot={(props) => <a {...props} href={reportAddress(id, i18n.language)} download />}
          >
            {t('report')}
          </Button>
        ) : null}
      </Group>
      {state === 'planned' || byHand.running ? (
        <Text size="sm" c="dimmed" maw="68ch">
          {t('byHand.how')}
        </Text>
      ) : null}
      {byHand.waits ? (
        <Text size="sm" role="status">
          {t('byHand.waits')}
        </Text>
      ) : null}
    </Stack>
  );
};

const DrillDetails = ({ card: stored }: { readonly card: DrillCard }) => {
  const { t } = useTranslation('drills');
  const format = useFormat();
  const phone = usePhone();
  const [editing, setEditing] = useState(false);
  const { byHand, shown: card } = useByHand(stored);
  const { drill, score } = card;
  const over = drill.state === 'ended' || drill.state === 'abandoned';
  if (editing && drill.state === 'planned')
    return <DrillForm industryId={drill.industryId ?? 0} stored={stored} onDone={() => setEditing(false)} />;
  // On a phone, below the scores, the next inject would be out of sight.
  const injectsFirst = phone && drill.state === 'running';
  const injects = (
    <div className="hg-stack hg-gap-4">
      <Part title={t('injects')}>
        <InjectsPart card={card} byHand={byHand} />
      </Part>
      <Part title={t('hidden.title')}>
        <HiddenPart card={card} />
      </Part>
    </div>
  );
  return (
    <>
      <ExerciseNote drillId={drill.id} />
      <Group gap={8} mb="sm">
        <Tag>{t(`state.${drill.state}`)}</Tag>
        {drill.byHand ? <Tag>{t('byHand.tag')}</Tag> : null}
        <span>{drill.industryName}</span>
        <span className="hg-small hg-quiet">
          {t('plannedFor', { moment: format.moment(drill.plannedAt), length: format.span(drill.durationMin * 60) })}
        </span>
        {drill.endedAt === null ? null : (
          <span className="hg-small hg-quiet">
            {t(drill.endedBy === null ? 'endedByClock' : 'endedBy', { moment: format.moment(drill.endedAt), name: drill.endedBy })}
          </span>
        )}
      </Group>
      {drill.objective === '' ? null : <Text mb="md">{drill.objective}</Text>}
      <Steps card={card} byHand={byHand} onEdit={() => setEditing(true)} />
      <div className="hg-split">
        {injectsFirst ? injects : null}
        <div className="hg-stack hg-gap-4">
          <Part title={t('score.title')}>
            <ScoreTable score={score} running={drill.state === 'running'} onReach={byHand.running ? byHand.reach : undefined} />
          </Part>
          <Part title={t('outcome.title')}>
            <OutcomePart card={card} />
          </Part>
          <Part title={t('notes.title')}>
            <NotesPart card={card} />
          </Part>
          {over && !byHand.waits ? (
            <Part title={t('duty.title')}>
              <DutyPart card={card} />
            </Part>
          ) : null}
        </div>
        {injectsFirst ? null : injects}
      </div>
    </>
  );
};

/** One drill for its controller: clock, injects, score, outcome and notes. */
export const DrillPage = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('drills');
  const drill = useQuery({
    ...drillQuery(id),
    // Of a running drill, scores also change with time.
    refetchInterval: ({ state }) => (state.data?.drill.state === 'running' ? 3_000 : false),
  });
  return (
    <>
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/Drills" activeOptions={{ exact: true }} />}>
        {t('all')}
      </Anchor>
      <PageHeader title={drill.data?.drill.title ?? t('one')} />
      {drill.isError && drill.data === undefined ? (
        <ErrorPanel error={drill.error} title={t('oneFailed')} onRetry={() => void drill.refetch()} />
      ) : null}
      {drill.isPending ? <TextSkeleton lines={8} /> : null}
      {drill.data ? <DrillDetails card={drill.data} /> : null}
    </>
  );
};
