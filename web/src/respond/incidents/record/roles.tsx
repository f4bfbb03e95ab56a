import { type IncidentCard, type IncidentRole, type IncidentSituation, incidentRoles } from '@hazardguard/contract';
import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useHasPermission } from '../../../data/session.ts';
import { useRouteChange } from '../../../data/use-route-change.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { TypeAhead } from '../../../ui/type-ahead/type-ahead.tsx';
import { useDebounced } from '../../../ui/type-ahead/use-debounced.ts';
import { incidentLists } from '../incident-changes.ts';
import { useTeam } from '../member-picker.tsx';
import classes from './record.module.css';
import { Section } from './section.tsx';

interface NameFieldProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** A typed name, with the incident management team as suggestions. */
const NameField = ({ id, label, error, value, onChange }: NameFieldProps) => {
  const { t } = useTranslation('incidents');
  const team = useTeam(useDebounced(value.trim()));
  return (
    <TypeAhead
      input={{ id, label, error, maxLength: 200, autoFocus: true, placeholder: t('member.placeholder') }}
      text={value}
      onText={onChange}
      loading={team.isFetching}
      error={team.error}
      nothing={t('roles.asTyped')}
      choices={(team.data?.rows ?? []).map((row) => ({ key: row.externalId, label: row.name, aside: row.role, item: row }))}
      onChoose={({ name }) => onChange(name)}
    />
  );
};

type CurrentHolder = IncidentSituation['roles'][number];

interface FormProps {
  readonly id: string;
  readonly role: IncidentRole;
  readonly current: CurrentHolder | undefined;
  readonly onDone: () => void;
}

/** Hands a position over with a reason; the log stores both holders. */
const HandOver = ({ id, role, current, onDone }: FormProps) => {
  const { t } = useTranslation(['incidents', 'shell']);
  const [name, setName] = useState('');
  const [why, setWhy] = useState('');
  const [missing, setMissing] = useState(false);
  const handover = useRouteChange('PUT', '/api/incidents/{id}/roles/{role}', { refreshes: incidentLists, onSuccess: onDone });
  const give = (holder: string | null): void =>
    handover.mutate({ path: { id, role }, body: { holder, ...(why.trim() === '' ? {} : { why: why.trim() }) } });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '') give(name.trim());
  };
  return (
    <form onSubmit={send} noValidate autoComplete="off" aria-label={t('roles.handOverOf', { role: t(`role.${role}`) })}>
      <div className="hg-form hg-end hg-gap-2">
        <NameField
          id={`role-${role}`}
          label={t('roles.to')}
          value={name}
          error={missing && name.trim() === '' ? t('roles.missing') : undefined}
          onChange={setName}
        />
        <TextInput label={t('why')} maxLength={2_000} value={why} onChange={(event) => setWhy(event.currentTarget.value)} />
      </div>
      {handover.isError ? <ErrorPanel error={handover.error} title={t('roles.failed')} /> : null}
      <Group gap="xs" mt="xs">
        <Button type="submit" size="xs" loading={handover.isPending}>
          {t(current === undefined ? 'roles.give' : 'roles.handOver')}
        </Button>
        {current === undefined ? null : (
          <Button size="xs" variant="default" onClick={() => give(null)}>
            {t('roles.vacate')}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onDone}>
          {t('shell:cancel')}
        </Button>
      </Group>
    </form>
  );
};

/** The positions with their holders and start times. */
export const Roles = ({ card: { incident, situation } }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const may = useHasPermission('incident.write');
  const [open, setOpen] = useState<IncidentRole>();
  return (
    <Section title={t('roles.title')}>
      <ul className="hg-stack hg-gap-0">
        {incidentRoles.map((role) => {
          const current = situation.roles.find((one) => one.role === role);
          const name = t(`role.${role}`);
          return (
            <li key={role} className={`hg-rule hg-pad-y hg-small ${classes.task}`}>
              <div>
                <div className="hg-quiet">{name}</div>
                <div className={current === undefined ? 'hg-quiet' : 'hg-strong'}>{current?.holder ?? t('nobody')}</div>
                {current === undefined ? null : (
                  <div className="hg-tiny hg-quiet">{t('roles.since', { moment: format.moment(current.at), name: current.byName })}</div>
                )}
              </div>
              {may ? (
                <Button
                  size="xs"
                  variant="default"
                  aria-expanded={open === role}
                  aria-label={t(current === undefined ? 'roles.giveOf' : 'roles.handOverOf', { role: name })}
                  onClick={() => setOpen(open === role ? undefined : role)}
                >
                  {t(current === undefined ? 'roles.give' : 'roles.handOver')}
                </Button>
              ) : null}
              {open === role ? (
                <div className="hg-tiny hg-quiet hg-whole">
                  <HandOver id={incident.id} role={role} current={current} onDone={() => setOpen(undefined)} />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
