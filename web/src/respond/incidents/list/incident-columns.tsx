import { type Incident, type IncidentViewId, type incidentColumns, incidentStates } from '@hazardguard/contract';
import { Group, NativeSelect, Stack, Text } from '@mantine/core';
import { ApiProblem } from '../../../data/api-problem.ts';
import { useHasPermission } from '../../../data/session.ts';
import { useChange } from '../../../data/use-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ExerciseMark } from '../../../register/exercise-marks/exercise-mark.tsx';
import { useFormat } from '../../../ui/format.ts';
import { notifyFailure, notifyInformation } from '../../../ui/notices.ts';
import { useProblemText } from '../../../ui/problem-text.ts';
import type { RegisterColumn } from '../../../ui/register/register-column.ts';
import { Tag } from '../../../ui/tag.tsx';
import { useNotifySaved } from '../../../ui/use-notify-saved.ts';
import { changeIncident, incidentLists } from '../incident-changes.ts';
import classes from '../incidents.module.css';
import { useIncidentText } from '../use-incident-text.ts';

/** Update State of one row: any of the five values, stored immediately. */
const StateSelect = ({ incident }: { readonly incident: Incident }) => {
  const { t } = useTranslation('incidents');
  const text = useIncidentText();
  const describe = useProblemText();
  const mayWrite = useHasPermission('incident.write');
  const notifySaved = useNotifySaved();
  const change = useChange(changeIncident, {
    refreshes: incidentLists,
    onSuccess: (saved) => notifySaved(saved, t('stateChanged', { id: saved.id, state: text.state(saved.state) })),
    // Only the list is kept on this device, not this record: the change waits without an answer.
    onError: (error) => (error instanceof ApiProblem && error.code === 'waits' ? notifyInformation : notifyFailure)(describe(error)),
  });
  if (!mayWrite) return text.state(incident.state);
  return (
    <NativeSelect
      size="xs"
      aria-label={t('updateStateOf', { id: incident.id })}
      value={change.isPending ? (change.variables?.input.state ?? incident.state) : incident.state}
      disabled={change.isPending}
      onChange={(event) => {
        const state = incidentStates.find((candidate) => candidate === event.currentTarget.value);
        if (state !== undefined) change.mutate({ id: incident.id, input: { state }, version: incident.version, why: undefined });
      }}
      data={incidentStates.map((state) => ({ value: state, label: text.state(state) }))}
    />
  );
};

type Column = RegisterColumn<Incident> & { readonly id: (typeof incidentColumns)[number] };

/** The incident ID as a button that opens the record. */
const Id = ({ incident, onOpen }: { readonly incident: Incident; readonly onOpen: (id: string) => void }) => {
  const { t } = useTranslation(['incidents', 'parts']);
  const format = useFormat();
  return (
    <Stack gap={2} align="flex-start">
      <Group gap={4}>
        <button
          type="button"
          className="hg-link hg-strong"
          data-incident-row
          aria-label={t('openRow', { id: incident.id })}
          onClick={() => onOpen(incident.id)}
        >
          {incident.id}
        </button>
        <ExerciseMark drillId={incident.drillId} />
        {incident.sample ? <Tag>{t('parts:sample.badge')}</Tag> : null}
      </Group>
      <Text size="xs" c="dimmed" component="span">
        {format.moment(incident.createdAt)}
      </Text>
    </Stack>
  );
};

const Unknown = () => {
  const { t } = useTranslation('incidents');
  return (
    <Text c="dimmed" size="sm" component="span">
      {t('notStated')}
    </Text>
  );
};

const TextCell = ({ text }: { readonly text: string | null }) =>
  text === null ? <Unknown /> : <span className={classes.longText}>{text}</span>;

const widths: Partial<Record<(typeof incidentColumns)[number], number>> = {
  // Chosen so that all nine columns fit a screen of 1366 px beside both menus.
  createdAt: 92,
  industryName: 84,
  shortDescription: 94,
  urgency: 70,
  impact: 70,
  priority: 60,
  assign: 80,
  state: 116,
};
/** Columns that change often come first, because the last ones may need scrolling. */
const order = ['createdAt', 'industryName', 'shortDescription', 'state', 'assign', 'priority', 'urgency', 'impact'] as const;

/** All views except Open have the column Update State; in Open every incident is New. */
export const useIncidentColumns = (view: IncidentViewId, onOpen: (id: string) => void): readonly Column[] => {
  const { t } = useTranslation('incidents');
  const texts = useIncidentText();
  const cells: Readonly<Record<(typeof order)[number], (incident: Incident) => React.ReactNode>> = {
    createdAt: (incident) => <Id incident={incident} onOpen={onOpen} />,
    industryName: ({ industryName }) => <TextCell text={industryName} />,
    shortDescription: ({ shortDescription }) => <TextCell text={shortDescription} />,
    urgency: ({ urgency }) => (urgency === null ? <Unknown /> : texts.value('urgency', urgency)),
    impact: ({ impact }) => (impact === null ? <Unknown /> : texts.value('impact', impact)),
    priority: ({ priority }) => (priority === null ? <Unknown /> : String(priority)),
    assign: ({ assign, assignName }) => (assign === null ? t('nobody') : <TextCell text={assignName ?? t('leftTeam', { id: assign })} />),
    state: (incident) => <StateSelect incident={incident} />,
  };
  return order
    .filter((id) => id !== 'state' || view !== 'open')
    .map((id) => ({
      id,
      header: id === 'createdAt' ? t('field.id') : id === 'state' ? t('updateState') : texts.field(id),
      value: (incident) => incident[id],
      cell: cells[id],
      sortable: true,
      ...(widths[id] === undefined ? {} : { width: widths[id] }),
      phone: id === 'createdAt' ? 'title' : id === 'urgency' || id === 'impact' || id === 'priority' ? 'details' : 'line',
    }));
};
