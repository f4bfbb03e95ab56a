import type { AuditCheck } from '@hazardguard/contract';
import { Button, Code, CopyButton, Group, List, Progress, Stack, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './audit.module.css';

const faultTexts = { changed: 'check.changed', missing: 'check.missing', head: 'check.lost' } as const;

/** While a server seals the record, no entry waits longer than this. */
const longWaitMs = 60_000;

const Running = ({ check }: { readonly check: AuditCheck }) => {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const words = t('check.running', { read: format.exact(check.read), total: format.exact(check.total) });
  return (
    <>
      <Text role="status">{words}</Text>
      <Progress value={check.total === 0 ? 0 : (100 * check.read) / check.total} aria-label={words} />
    </>
  );
};

const Faults = ({ faults }: { readonly faults: AuditCheck['faults'] }) => {
  const { t } = useTranslation('audit');
  const format = useFormat();
  return (
    <List size="sm">
      {faults.map(({ position, what }) => (
        <List.Item key={`${position} ${what}`}>{t(faultTexts[what], { position: format.exact(position) })}</List.Item>
      ))}
    </List>
  );
};

const Unsealed = ({ check }: { readonly check: AuditCheck }) => {
  const { t } = useTranslation('audit');
  const format = useFormat();
  if (check.unsealed === 0) return null;
  const since = check.unsealedSince;
  const stuck = since !== null && check.endedAt !== null && Date.parse(check.endedAt) - Date.parse(since) > longWaitMs;
  return (
    <Text size="sm">
      {t('check.unsealed', { count: check.unsealed })}
      {stuck ? ` ${t('check.waiting', { at: format.moment(since) })}` : ''}
    </Text>
  );
};

const Head = ({ head }: { readonly head: string }) => {
  const { t } = useTranslation('audit');
  return (
    <div>
      <Text size="sm">{t('check.head')}</Text>
      <Group gap="xs">
        <Code>{head}</Code>
        <CopyButton value={head}>
          {({ copied, copy }) => (
            <Button variant="default" size="xs" onClick={copy}>
              {t(copied ? 'check.copied' : 'check.copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
    </div>
  );
};

const Found = ({ check }: { readonly check: AuditCheck }) => {
  const { t } = useTranslation('audit');
  return (
    <>
      <Text fw={600} role="status">
        {check.faults.length === 0 ? t('check.whole', { count: check.read }) : t('check.faulty')}
      </Text>
      <Faults faults={check.faults} />
      <Unsealed check={check} />
      <Text size="sm">{check.heads === 0 ? t('check.noHeads') : t('check.heads', { count: check.heads })}</Text>
      {check.head === null ? null : <Head head={check.head} />}
    </>
  );
};

/** The last check of the record on this server. */
export const CheckPanel = ({ check }: { readonly check: AuditCheck }) => {
  const { t } = useTranslation('audit');
  const format = useFormat();
  if (check.state === 'none') return null;
  return (
    <section
      className={`hg-card hg-pad-4 ${classes.check}`}
      aria-label={t('check.action')}
      data-faulty={check.faults.length > 0 || undefined}
    >
      <Stack gap="xs">
        {check.state === 'running' ? <Running check={check} /> : null}
        {check.state === 'failed' ? <Text role="alert">{t('check.failed')}</Text> : null}
        {check.state === 'done' ? <Found check={check} /> : null}
        {check.startedAt === null ? null : (
          <Text size="sm" c="dimmed">
            {t('check.by', { name: check.startedBy ?? '', at: format.moment(check.startedAt) })}
          </Text>
        )}
      </Stack>
    </section>
  );
};
