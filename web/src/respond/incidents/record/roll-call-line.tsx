import type { IncidentSituation, RollCallStatus } from '@hazardguard/contract';
import { CloseButton, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { refreshIncidents } from '../incident-data.ts';
import { markPeople } from '../response-data.ts';
import classes from './record.module.css';

interface LineProps {
  /** Of the incident. */
  readonly id: string;
  readonly person: IncidentSituation['people'][number];
  readonly may: boolean;
}

const settableStatuses: readonly RollCallStatus[] = ['safe', 'missing', 'unknown'];

/** One person of the roll-call: status, who entered it, and buttons to change it. */
export const RollCallLine = ({ id, person, may }: LineProps) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const mark = useMutation({ mutationFn: markPeople, onSettled: () => refreshIncidents() });
  const { name, status, at, byName } = person;
  const setStatus = (next: RollCallStatus | 'removed'): void => mark.mutate({ id, people: [person.person], status: next });
  return (
    <li className={classes.task} data-person={status}>
      <div>
        <span className={classes.strong}>{name}</span> <Tag>{t(`rollCallStatus.${status}`)}</Tag>
        {status === 'expected' ? null : (
          <div className={classes.mark}>{t('rollCall.enteredBy', { moment: format.moment(at), name: byName })}</div>
        )}
      </div>
      {may ? (
        <Group gap={4} wrap="nowrap">
          {settableStatuses.map((next) => (
            <ActionButton
              key={next}
              size="xs"
              variant={status === next ? 'filled' : 'default'}
              aria-pressed={status === next}
              disabled={mark.isPending}
              aria-label={t('rollCall.mark', { status: t(`rollCallStatus.${next}`), name })}
              onClick={() => setStatus(status === next ? 'expected' : next)}
            >
              {t(`rollCallStatus.${next}`)}
            </ActionButton>
          ))}
          <CloseButton size="sm" aria-label={t('rollCall.remove', { name })} disabled={mark.isPending} onClick={() => setStatus('removed')} />
        </Group>
      ) : null}
      {mark.isError ? <ErrorPanel error={mark.error} title={t('rollCall.failed')} /> : null}
    </li>
  );
};
