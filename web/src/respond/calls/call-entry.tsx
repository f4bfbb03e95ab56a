import type { CallEntry, CallOutcome, IncidentCard } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/tag.tsx';
import { CallButtons } from '../../warn/delivery/call-buttons.tsx';
import classes from '../../warn/delivery/phone-list.module.css';

interface CallEntryProps {
  readonly entry: CallEntry;
  /** The last call to this entry; undefined: none. */
  readonly call: IncidentCard['situation']['calls'][number] | undefined;
  /** That call is not at the server yet. */
  readonly waits: boolean;
  /** In an exercise nobody is called by mistake. */
  readonly isHidden: boolean;
  readonly reason: string | undefined;
  readonly busy: boolean;
  readonly onMark: (mark: CallOutcome) => void;
}

/** One person or place to call: number, distance, and what the last call came to. */
export const CallEntryItem = ({ entry, call, waits, isHidden, reason, busy, onMark }: CallEntryProps) => {
  const { t } = useTranslation(['delivery', 'escalation', 'vulnerability', 'incidents']);
  const format = useFormat();
  const { kind, name, role, place, placeKind, phone, tier, onDuty, distanceM, sample } = entry;
  const who = name ?? role ?? place ?? entry.who;
  const details = [role, place, placeKind === null ? null : t(`vulnerability:kind.${placeKind}`)].filter(
    (part) => part !== null && part !== who,
  );
  const facts = [
    kind === 'site' ? t('callList.site') : null,
    tier === null ? null : t('escalation:tier', { number: tier }),
    onDuty ? t('callList.onDuty') : null,
    distanceM === null ? null : t('phone.away', { distance: format.distance(distanceM, 2) }),
    sample ? t('callList.sample') : null,
  ].filter((part) => part !== null);
  return (
    <li className={`hg-stack hg-card hg-pad-3 hg-small ${classes.entry}`} data-mark={call?.mark}>
      <div>
        <b>{who}</b>
        {details.length === 0 ? null : <span> · {details.join(' · ')}</span>}
      </div>
      {facts.length === 0 ? null : <div className="hg-quiet">{facts.join(' · ')}</div>}
      {call === undefined ? null : (
        <div>
          {t(`phone.last.${call.mark}`, { name: call.byName, time: format.time(call.at) })}{' '}
          {waits ? <Tag>{t('incidents:waitsToBeSent')}</Tag> : null}
        </div>
      )}
      {/* The call itself is no outcome: a thumb that slips logs nothing. */}
      <CallButtons who={who} phone={isHidden ? null : phone} reason={reason} busy={busy} onCall={() => undefined} onMark={onMark} />
    </li>
  );
};
