import { callHoldMs, type PhoneEntry } from '@hazardguard/contract';
import { findLanguage } from '@hazardguard/i18n/languages';
import { Text } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useReason } from '../../ui/use-reason.ts';
import { CallButtons } from './call-buttons.tsx';
import classes from './phone-list.module.css';
import { type MarkedCall, useMarkCall, usePhoneList } from './use-phone-list.ts';

/** The part of the page that the current situation links to. */
export const phoneListId = 'phone-list';
/** Until the parts above it have their height, ms. */
const settleMs = 300;

interface EntryProps {
  readonly entry: PhoneEntry;
  readonly onMark: (call: MarkedCall) => void;
  /** Why this person may not record calls. */
  readonly lacking: string | undefined;
  readonly busy: boolean;
}

const Entry = ({ entry, onMark, lacking, busy }: EntryProps) => {
  const { t } = useTranslation(['delivery', 'vulnerability']);
  const format = useFormat();
  const { kind, id, name, role, place, placeKind, phone, language, consent, lastProofAt, inZone, distanceM, state, cause, lastCall } =
    entry;
  const who = name ?? role ?? place ?? t('nobody.follower');
  const details = [role, place, placeKind === null ? null : t(`vulnerability:kind.${placeKind}`)].filter(
    (part) => part !== null && part !== who,
  );
  const facts = [
    inZone ? t('phone.inZone') : null,
    distanceM === null ? null : t('phone.away', { distance: format.distance(distanceM, 2) }),
    language === null ? null : findLanguage(language).name,
  ].filter((part) => part !== null);
  const isHeld = lastCall?.mark === 'calling' && !lastCall.byMe && Date.now() - Date.parse(lastCall.at) < callHoldMs;
  const last = lastCall && t(`phone.last.${lastCall.mark}`, { name: lastCall.by, time: format.time(lastCall.at) });
  return (
    <li className={`hg-stack hg-card hg-pad-3 hg-small ${classes.entry}`} data-mark={lastCall?.mark}>
      <div>
        <b>{who}</b>
        {details.length === 0 ? null : <span> · {details.join(' · ')}</span>}
      </div>
      {facts.length === 0 ? null : <div className="hg-quiet">{facts.join(' · ')}</div>}
      <div className="hg-quiet">
        {state === null ? t('phone.noMessage') : `${t(`states.${state}`)}${cause === null ? '' : `: ${t(`causes.${cause}`)}`}`}
        {kind === 'place'
          ? null
          : ` · ${lastProofAt === null ? t('phone.noProof') : t('phone.proof', { moment: format.moment(lastProofAt) })}`}
        {consent === null ? null : ` · ${t(`phone.consent.${consent}`)}`}
      </div>
      {last ? (
        <div className={isHeld ? 'hg-fault hg-strong' : undefined} role={isHeld ? 'status' : undefined}>
          {last}
        </div>
      ) : null}
      <CallButtons
        who={who}
        phone={phone}
        reason={lacking ?? (isHeld && last ? last : undefined)}
        busy={busy}
        onCall={() => onMark({ kind, id, mark: 'calling' })}
        onMark={(mark) => onMark({ kind, id, mark })}
      />
    </li>
  );
};

/** Whom to call because no message reached them, most urgent first. Calls of others are shown while they last. */
export const PhoneList = ({ alertId }: { readonly alertId: string }) => {
  const { t } = useTranslation('delivery');
  const format = useFormat();
  const list = usePhoneList(alertId);
  const mark = useMarkCall(alertId);
  const lacking = useReason('delivery.call');
  const { data } = list;
  // A link to the list arrives before there is one, and the page begins at its title.
  const goesHere = useLocation({ select: ({ hash }) => hash === phoneListId });
  const isRead = data !== undefined;
  useEffect(() => {
    if (!goesHere || !isRead) return;
    const timer = setTimeout(() => document.getElementById(phoneListId)?.scrollIntoView(), settleMs);
    return () => clearTimeout(timer);
  }, [goesHere, isRead]);
  if (list.isError && data === undefined) {
    return <ErrorPanel error={list.error} title={t('phone.failed')} onRetry={() => void list.refetch()} />;
  }
  if (data === undefined) return <TextSkeleton lines={3} />;
  const { entries, omitted, withoutNumber, byPhone, exercise } = data;
  const called = byPhone.reached + byPhone.noAnswer + byPhone.wrongNumber;
  return (
    <>
      {exercise ? <Text size="sm">{t('phone.exercise')}</Text> : null}
      {lacking === undefined ? null : <Text size="sm">{lacking}</Text>}
      {called === 0 ? null : (
        <Text size="sm" data-by-phone>
          {t('phone.counts', {
            reached: format.exact(byPhone.reached),
            noAnswer: format.exact(byPhone.noAnswer),
            wrongNumber: format.exact(byPhone.wrongNumber),
          })}
        </Text>
      )}
      {mark.isError ? <ErrorPanel error={mark.error} title={t('phone.markFailed')} /> : null}
      {entries.length === 0 ? <Text size="sm">{t('phone.none')}</Text> : null}
      <ul className="hg-stack hg-gap-3 hg-above-2">
        {entries.map((entry) => (
          <Entry
            key={`${entry.kind} ${entry.id}`}
            entry={entry}
            lacking={lacking}
            busy={mark.isPending && mark.variables?.body.id === entry.id}
            onMark={(body) => mark.mutate({ path: { id: alertId }, body })}
          />
        ))}
      </ul>
      {omitted === 0 ? null : <Text size="sm">{t('map.omitted', { count: omitted })}</Text>}
      {withoutNumber === 0 ? null : <Text size="sm">{t('phone.withoutNumber', { count: withoutNumber })}</Text>}
    </>
  );
};
