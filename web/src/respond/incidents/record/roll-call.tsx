import { countRollCall, type IncidentCard, type RollCallStatus, rollCallStatuses } from '@hazardguard/contract';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useHasPermission } from '../../../data/session.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import classes from './record.module.css';
import { RollCallAdd } from './roll-call-add.tsx';
import { RollCallLine } from './roll-call-line.tsx';
import { Section } from './section.tsx';

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
              className={classes.countTile}
              data-status={status}
              data-some={counts[status] > 0 || undefined}
              aria-pressed={only === status}
              onClick={() => setOnly(only === status ? undefined : status)}
            >
              <span className={classes.big}>{format.exact(counts[status])}</span>
              <span>{t(`rollCallStatus.${status}`)}</span>
            </button>
          ))}
        </fieldset>
        <Text size="sm" c="dimmed" role="status">
          {t('rollCall.sum', { safe: format.exact(counts.safe), all: format.exact(counts.all) })}
        </Text>
        {people.length > 8 ? (
          <TextInput type="search" label={t('rollCall.search')} value={searchText} onChange={(event) => setSearchText(event.currentTarget.value)} />
        ) : null}
        {people.length === 0 ? <Text size="sm">{t('rollCall.none')}</Text> : null}
        {shown.length > 0 ? (
          <ul className={classes.tasks} aria-label={t('rollCall.title')}>
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
