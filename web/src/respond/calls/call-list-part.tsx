import { type CallOutcome, callListRadiusM } from '@hazardguard/contract';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import { useConnection } from '../../data/connection.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useReason } from '../../ui/use-reason.ts';
import { useIncidentCard } from '../incidents/use-incident-card.ts';
import { CallEntryItem } from './call-entry.tsx';
import { useCallList, useLogCall, useMayShowNumbers } from './use-call-list.ts';

interface PartProps {
  readonly incident: string;
  readonly industryId: number;
  /** The incident is part of an exercise. */
  readonly isExercise: boolean;
  /** Why nothing may be recorded of this incident. */
  readonly over: string | undefined;
}

/** The numbers, with what each call came to. Read and recorded when it is shown. */
const Numbers = ({ incident, industryId, isExercise, over }: PartProps) => {
  const { t } = useTranslation(['delivery', 'shell']);
  const format = useFormat();
  const list = useCallList(industryId, true);
  const card = useIncidentCard(incident);
  const log = useLogCall(incident);
  const noWrite = useReason('incident.write');
  const reason = over ?? noWrite;
  if (list.error instanceof ApiProblem && list.error.code === 'not-kept')
    return <Text size="sm">{t('callList.notFetched', { screen: t('shell:screens.offline.label') })}</Text>;
  if (list.isError) return <ErrorPanel error={list.error} title={t('phone.failed')} onRetry={() => void list.refetch()} />;
  if (list.data === undefined) return <TextSkeleton lines={5} />;
  const { at, entries, omitted, withoutNumber } = list.data;
  const calls = new Map(card.data?.situation.calls.map((call) => [call.entry, call]));
  const waiting = new Set(card.data?.events.flatMap((event) => (event.kind === 'phone-call' && event.id < 0 ? [event.entry] : [])));
  const mark = (entry: string, who: string, outcome: CallOutcome): void => log.mutate({ entry, who, mark: outcome });
  return (
    <>
      <Text size="sm">{t('callList.asOf', { moment: format.moment(at) })}</Text>
      {isExercise ? <Text size="sm">{t('phone.exercise')}</Text> : null}
      {reason === undefined ? <Text size="sm">{t('callList.logged')}</Text> : <Text size="sm">{reason}</Text>}
      {log.isError ? <ErrorPanel error={log.error} title={t('phone.markFailed')} /> : null}
      {entries.length === 0 ? <Text size="sm">{t('callList.none')}</Text> : null}
      <ul className="hg-stack hg-gap-3 hg-above-2" aria-label={t('callList.title')}>
        {entries.map((entry) => (
          <CallEntryItem
            key={entry.id}
            entry={entry}
            call={calls.get(entry.id)}
            waits={waiting.has(entry.id)}
            isHidden={isExercise}
            reason={reason}
            busy={log.isPending && log.variables?.entry === entry.id}
            onMark={(outcome) => mark(entry.id, entry.who, outcome)}
          />
        ))}
      </ul>
      {omitted === 0 ? null : (
        <Text size="sm">{t('callList.omitted', { count: omitted, distance: format.distance(callListRadiusM) })}</Text>
      )}
      {withoutNumber.length === 0 ? null : <Text size="sm">{t('callList.withoutNumber', { names: withoutNumber.join(', ') })}</Text>}
    </>
  );
};

/** Whom to call by telephone about an incident: shown at once without the server, else when a person asks, as each reading is recorded. */
export const CallListPart = (props: PartProps) => {
  const { t } = useTranslation(['delivery', 'shell']);
  const { away } = useConnection();
  const mayShow = useMayShowNumbers();
  const lacking = useReason('incident.call');
  const [isAsked, setAsked] = useState(false);
  const body = () => {
    if (!mayShow)
      return (
        <Text size="sm" role="note">
          {t('callList.unprotected')}{' '}
          <Anchor renderRoot={(root) => <Link {...root} to="/WithoutNetwork" />}>{t('shell:screens.offline.label')}</Anchor>
        </Text>
      );
    if (away === null && !isAsked)
      return (
        <div>
          <ActionButton variant="default" reason={lacking} onClick={() => setAsked(true)}>
            {t('callList.show')}
          </ActionButton>
        </div>
      );
    return <Numbers {...props} />;
  };
  return (
    <section aria-label={t('callList.title')}>
      <Title order={3} size="h5">
        {t('callList.title')}
      </Title>
      {body()}
    </section>
  );
};
