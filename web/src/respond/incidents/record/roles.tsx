import { type IncidentCard, type IncidentRole, type IncidentSituation, incidentRoles } from '@hazardguard/contract';
import { Button, Group, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useHasPermission } from '../../../data/session.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { refreshIncidents } from '../incident-data.ts';
import { handOver } from '../response-data.ts';
import { NameField } from './name-field.tsx';
import classes from './record.module.css';
import { Section } from './section.tsx';

type Held = IncidentSituation['roles'][number];

interface FormProps {
  readonly id: string;
  readonly role: IncidentRole;
  readonly held: Held | undefined;
  readonly onDone: () => void;
}

/** Who takes over, and why: the log keeps both and who it was until then. */
const HandOver = ({ id, role, held, onDone }: FormProps) => {
  const { t } = useTranslation(['incidents', 'shell']);
  const [name, setName] = useState('');
  const [why, setWhy] = useState('');
  const [missing, setMissing] = useState(false);
  const hand = useMutation({ mutationFn: handOver, onSuccess: onDone, onSettled: () => refreshIncidents() });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '' && !hand.isPending) hand.mutate({ id, role, holder: name.trim(), why: why.trim() });
  };
  return (
    <form onSubmit={send} noValidate autoComplete="off" aria-label={t('roles.handOverOf', { role: t(`role.${role}`) })}>
      <div className={classes.handOver}>
        <NameField
          id={`role-${role}`}
          label={t('roles.to')}
          value={name}
          error={missing && name.trim() === '' ? t('roles.missing') : undefined}
          onChange={setName}
        />
        <TextInput label={t('why')} maxLength={2_000} value={why} onChange={(event) => setWhy(event.currentTarget.value)} />
      </div>
      {hand.isError ? <ErrorPanel error={hand.error} title={t('roles.failed')} /> : null}
      <Group gap="xs" mt="xs">
        <Button type="submit" size="xs" loading={hand.isPending}>
          {t(held === undefined ? 'roles.give' : 'roles.handOver')}
        </Button>
        {held === undefined ? null : (
          <Button size="xs" variant="default" onClick={() => hand.mutate({ id, role, holder: null, why: why.trim() })}>
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

/** Who holds which position since when. */
export const Roles = ({ card: { incident, situation } }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const may = useHasPermission('incident.write');
  const [open, setOpen] = useState<IncidentRole>();
  return (
    <Section title={t('roles.title')}>
      <ul className={classes.tasks}>
        {incidentRoles.map((role) => {
          const held = situation.roles.find((one) => one.role === role);
          const name = t(`role.${role}`);
          return (
            <li key={role} className={classes.task}>
              <div>
                <div className={classes.quietLine}>{name}</div>
                <div className={held === undefined ? classes.quietLine : classes.strong}>{held?.holder ?? t('nobody')}</div>
                {held === undefined ? null : (
                  <div className={classes.mark}>{t('roles.since', { moment: format.moment(held.at), name: held.byName })}</div>
                )}
              </div>
              {may ? (
                <Button
                  size="xs"
                  variant="default"
                  aria-expanded={open === role}
                  aria-label={t(held === undefined ? 'roles.giveOf' : 'roles.handOverOf', { role: name })}
                  onClick={() => setOpen(open === role ? undefined : role)}
                >
                  {t(held === undefined ? 'roles.give' : 'roles.handOver')}
                </Button>
              ) : null}
              {open === role ? (
                <div className={classes.marked}>
                  <HandOver id={incident.id} role={role} held={held} onDone={() => setOpen(undefined)} />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
