import { countRollCall, type IncidentCard, type IncidentSituation, type RollCallStatus, rollCallStatuses } from '@hazardguard/contract';
import { Button, CloseButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useHasPermission } from '../../../data/session.ts';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ActionButton } from '../../../ui/action-button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { Tag } from '../../../ui/tag.tsx';
import { incidentLists } from '../incident-changes.ts';
import classes from './record.module.css';
import { RollCallAdd } from './roll-call-add.tsx';
import { Section } from './section.tsx';

interface LineProps {
  /** Of the incident. */
  readonly id: string;
  readonly person: IncidentSituation['people'][number];
  readonly may: boolean;
}

const settableStatuses: readonly RollCallStatus[] = ['safe', 'missing', 'unknown'];

/** One person of the roll-call: status, who entered it, and buttons to change it. */
const RollCallLine = ({ id, person, may }: LineProps) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const mark = useRouteChange('PUT', '/api/incidents/{id}/roll-call', { refreshes: incidentLists });
  const { name, status, at, byName } = person;
  const setStatus = (next: RollCallStatus | 'removed'): void =>
    mark.mutate({ path: { id }, body: { people: [person.person], status: next } });
  return (
    <li className={`hg-rule hg-pad-y hg-small ${classes.task}`} data-person={status}>
      <div>
        <span className="hg-strong">{name}</span> <Tag>{t(`rollCallStatus.${status}`)}</Tag>
        {status === 'expected' ? null : (
          <div className="hg-tiny hg-quiet">{t('rollCall.enteredBy', { moment: format.moment(at), name: byName })}</div>
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
          <CloseButton
            size="sm"
            aria-label={t('rollCall.remove', { name })}
            disabled={mark.isPending}
            onClick={() => setStatus('removed')}
          />
        </Group>
      ) : null}
      {mark.isError ? <ErrorPanel error={mark.error} title={t('rollCall.failed')} /> : null}
    </li>
  );
};

/** Sort order: people to look for come first. */
const order: readonly RollCallStatus[] = ['missing', 'unknown', 'expected', 'safe'];
/** Lines shown before the button for more. */
const initialLines = 60;

/** The roll-call: counts per status, which also filter the list. */
export const RollCall = ({ card: { incident, situation } }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const may = useHasPermission('incident.write');
  const [only, setOnly] = useState<RollCallStatus>();
  const [searchText, setSearchText] = useState('');
  const [all, setAll] = useState(false);
  const { people } = situation;
  const counts = countRollCall(people);
  const searched = searchText.trim().toLowerCase();
  const found = people
    .filter(({ status, name }) => (only === undefined || status === only) && name.toLowerCase().includes(searched))
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status) || a.name.localeCompare(b.name));
  const shown = all ? found : found.slice(0, initialLines);
  return (
    <Section title={t('rollCall.title')}>
      <Stack gap="sm">
        <fieldset className={classes.counts} aria-label={t('rollCall.counts')}>
          {rollCallStatuses.map((status) => (
            <button
              key={status}
              type="button"
              className={`hg-card hg-small hg-press ${classes.countTile}`}
              data-status={status}
              data-some={counts[status] > 0 || undefined}
              aria-pressed={only === status}
              onClick={() => setOnly(only === status ? undefined : status)}
            >
              <span className={`hg-huge hg-strong ${classes.big}`}>{format.exact(counts[status])}</span>
              <span>{t(`rollCallStatus.${status}`)}</span>
            </button>
          ))}
        </fieldset>
        <Text size="sm" c="dimmed" role="status">
          {t('rollCall.sum', { safe: format.exact(counts.safe), all: format.exact(counts.all) })}
        </Text>
        {people.length > 8 ? (
          <TextInput
            type="search"
            label={t('rollCall.search')}
            value={searchText}
            onChange={(event) => setSearchText(event.currentTarget.value)}
          />
        ) : null}
        {people.length === 0 ? <Text size="sm">{t('rollCall.none')}</Text> : null}
        {shown.length > 0 ? (
          <ul className="hg-stack hg-gap-0" aria-label={t('rollCall.title')}>
            {shown.map((person) => (
              <RollCallLine key={person.person} id={incident.id} person={person} may={may} />
            ))}
          </ul>
        ) : null}
        {found.length > shown.length ? (
          <Group>
            <Button size="xs" variant="default" onClick={() => setAll(true)}>
              {t('rollCall.more', { count: found.length - shown.length })}
            </Button>
          </Group>
        ) : null}
        {may ? <RollCallAdd id={incident.id} open={people.length === 0} /> : null}
      </Stack>
    </Section>
  );
};
