import type { Operations } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './operations.module.css';

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** Why the operator must act. */
  readonly concern?: string | undefined;
}

const dayMs = 24 * 60 * 60_000;
const weekDays = 7;
const sealingMs = 60_000;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const useFacts = (data: Operations): readonly Fact[] => {
  const { t } = useTranslation('operations');
  const format = useFormat();
  const now = Date.parse(data.at);
  const age = (at: string): string => t('ago', { span: format.span(Math.max(0, (now - Date.parse(at)) / 1000)) });
  const backupDays = data.backupAt === null ? null : (now - Date.parse(data.backupAt)) / dayMs;
  const waiting = sum(data.channels.map((channel) => channel.waiting));
  const oldest = Math.max(0, ...data.channels.map(({ oldestS }) => oldestS ?? 0));
  const stuck = data.audit.unsealedSince !== null && now - Date.parse(data.audit.unsealedSince) > sealingMs;
  const { wrong, serverS } = data.sensorClocks;
  const sensorConcern = wrong > 0 ? t('concern.sensorClocks') : undefined;
  const clockConcern = serverS === null ? sensorConcern : t('concern.serverClock', { span: format.span(Math.abs(serverS)) });
  const { on, owner, excess } = data.rowSecurity;
  const excessConcern = excess === null ? undefined : t(`concern.${excess}`, { owner });
  return [
    {
      name: t('fact.queue'),
      value: waiting === 0 ? t('queueEmpty') : t('queueWaiting', { count: waiting, span: format.span(oldest) }),
    },
    { name: t('fact.weather'), value: data.weather === null ? t('never') : `${age(data.weather.at)} (${data.weather.source})` },
    {
      name: t('fact.backup'),
      value: data.backupAt === null ? t('never') : age(data.backupAt),
      concern: backupDays === null || backupDays > weekDays ? t('concern.backup') : undefined,
    },
    {
      name: t('fact.audit'),
      value: t('auditSealed', { sealed: format.exact(data.audit.sealed), unsealed: format.exact(data.audit.unsealed) }),
      concern: stuck ? t('concern.audit') : undefined,
    },
    {
      name: t('fact.footprints'),
      value: t('footprints', { due: format.exact(data.footprints.due), failed: format.exact(data.footprints.failed) }),
      concern: data.footprints.failed > 0 ? t('concern.footprints') : undefined,
    },
    {
      name: t('fact.clocks'),
      value: t('clocks', { wrong: format.exact(data.sensorClocks.wrong), sensors: format.exact(data.sensorClocks.sensors) }),
      concern: clockConcern,
    },
    {
      name: t('fact.rowSecurity'),
      value: t(on ? 'rowSecurity.on' : 'rowSecurity.off'),
      concern: on ? excessConcern : t('concern.rowSecurity'),
    },
    { name: t('fact.versions'), value: t('versions', { version: data.version, engine: data.engineVersion, postgres: data.postgres }) },
    { name: t('fact.schema'), value: data.migration ?? t('never') },
    { name: t('fact.size'), value: format.quantity(data.databaseBytes / 1024 ** 2, 'MiB') },
  ];
};

/** Facts about the installation, the most important first. */
export const Facts = ({ data }: { readonly data: Operations }) => (
  <dl className={`hg-cards hg-gap-3 ${classes.facts}`}>
    {useFacts(data).map(({ name, value, concern }) => (
      <div key={name} data-concern={concern !== undefined || undefined}>
        <dt>{name}</dt>
        <dd>
          {value}
          {concern === undefined ? null : <Text size="sm">{concern}</Text>}
        </dd>
      </div>
    ))}
  </dl>
);
