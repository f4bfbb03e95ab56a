import { callChannels, type OwnCalls, type OwnCallsInput, toDialledNumber } from '@hazardguard/contract';
import { isLanguage } from '@hazardguard/i18n/languages';
import { Anchor, Button, Checkbox, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { localTime, parseMoment } from '../../assess/scenario/scenario-form.ts';
import { queryClient } from '../../data/query.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useChange } from '../../data/use-change.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { focusFirstInvalid } from '../../ui/form-checks.ts';
import { notifySuccess } from '../../ui/notices.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { canShowCalls, turnOnCalls } from './browser-calls.ts';

interface Values {
  readonly telephone: string;
  readonly channels: readonly string[];
  readonly from: string;
  readonly to: string;
  readonly away: string;
}

type Field = 'telephone' | 'channels' | 'quiet' | 'away';

const toValues = ({ telephone, channels, quiet, awayUntil }: OwnCalls): Values => ({
  telephone: telephone ?? '',
  channels,
  from: quiet?.from ?? '',
  to: quiet?.to ?? '',
  away: awayUntil === null ? '' : localTime(new Date(awayUntil)),
});

const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Quiet hours keep their time zone until they are changed. */
const chooseZone = ({ quiet }: OwnCalls, { from, to }: Values): string =>
  (quiet?.from === from && quiet.to === to ? quiet.timeZone : undefined) ?? browserZone();

/** What is entered, or the fields that are wrong. */
const checkValues = (values: Values, calls: OwnCalls): OwnCallsInput | ReadonlySet<Field> => {
  const { telephone, channels, from, to, away } = values;
  const number = telephone.trim();
  const awayUntil = away === '' ? null : (parseMoment(away) ?? undefined);
  const wrong = new Set<Field>([
    ...(number !== '' && toDialledNumber(number) === null ? (['telephone'] as const) : []),
    ...(channels.length === 0 ? (['channels'] as const) : []),
    ...((from === '') !== (to === '') || (from !== '' && from === to) ? (['quiet'] as const) : []),
    ...(awayUntil === undefined ? (['away'] as const) : []),
  ]);
  if (wrong.size > 0 || awayUntil === undefined) return wrong;
  return {
    telephone: number === '' ? null : number,
    channels: callChannels.filter((channel) => channels.includes(channel)),
    quiet: from === '' ? null : { from, to, timeZone: chooseZone(calls, values) },
    awayUntil,
  };
};

/** Calls as notifications of this browser. */
const BrowserCalls = ({ browsers }: { readonly browsers: number }) => {
  const { t, i18n } = useTranslation('account');
  /** Whether this browser shows calls now; false: notifications are blocked. */
  const turnOn = useChange(turnOnCalls, { refreshes: ['/api/account/calls'] });
  const language = isLanguage(i18n.language) ? i18n.language : 'en';
  const status = () => {
    if (!canShowCalls()) return t('calls.unsupported');
    if (turnOn.data === false) return t('calls.blocked');
    return turnOn.isSuccess ? t('calls.turnedOn') : null;
  };
  return (
    <Stack gap={8}>
      <Text size="sm" c="dimmed">
        {t('calls.browsers', { count: browsers })}{' '}
        <Anchor href="/Community/follow" underline="always">
          {t('calls.follow')}
        </Anchor>
      </Text>
      {turnOn.isError ? <ErrorPanel error={turnOn.error} title={t('calls.notTurnedOn')} /> : null}
      <Text size="sm" role="status">
        {status()}
      </Text>
      {canShowCalls() ? (
        <Button variant="default" loading={turnOn.isPending} style={{ alignSelf: 'flex-start' }} onClick={() => turnOn.mutate(language)}>
          {t('calls.turnOn')}
        </Button>
      ) : null}
    </Stack>
  );
};

const CallsForm = ({ calls }: { readonly calls: OwnCalls }) => {
  const { t } = useTranslation(['account', 'delivery']);
  const [values, setValues] = useState(() => toValues(calls));
  const [wrong, setWrong] = useState<ReadonlySet<Field>>(new Set());
  const change = useRouteChange('PUT', '/api/account/calls', {
    onSuccess: (changed) => {
      queryClient.setQueryData(routeQuery('/api/account/calls').queryKey, changed);
      notifySuccess(t('calls.saved'));
    },
  });
  const set = (given: Partial<Values>): void => setValues((before) => ({ ...before, ...given }));
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const checked = checkValues(values, calls);
    if ('size' in checked) {
      setWrong(checked);
      focusFirstInvalid(event.currentTarget);
      return;
    }
    setWrong(new Set());
    change.mutate({ body: checked });
  };
  return (
    <form onSubmit={submit} noValidate aria-labelledby="calls">
      <Stack gap="md">
        {change.isError ? <ErrorPanel error={change.error} title={t('calls.failed')} /> : null}
        <TextInput
          type="tel"
          autoComplete="tel"
          label={t('calls.telephone')}
          description={calls.directoryNumber === null ? t('calls.noNumber') : t('calls.directoryNumber', { number: calls.directoryNumber })}
          value={values.telephone}
          error={wrong.has('telephone') ? t('calls.wrongTelephone') : undefined}
          onChange={(event) => set({ telephone: event.currentTarget.value })}
        />
        <Checkbox.Group
          label={t('calls.channels')}
          value={[...values.channels]}
          error={wrong.has('channels') ? t('calls.noChannel') : undefined}
          onChange={(channels) => set({ channels })}
        >
          <Group gap="md" mt={8}>
            {callChannels.map((channel) => (
              <Checkbox key={channel} value={channel} label={t(`delivery:channels.${channel}`)} />
            ))}
          </Group>
        </Checkbox.Group>
        <BrowserCalls browsers={calls.browsers} />
        <Group gap="md" align="flex-start">
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              type="time"
              label={t(`calls.${end}`)}
              value={values[end]}
              error={wrong.has('quiet') ? t('calls.wrongQuiet') : undefined}
              onChange={(event) => set({ [end]: event.currentTarget.value })}
            />
          ))}
          <TextInput
            type="datetime-local"
            label={t('calls.away')}
            value={values.away}
            error={wrong.has('away') ? t('calls.wrongAway') : undefined}
            onChange={(event) => set({ away: event.currentTarget.value })}
          />
        </Group>
        <Text size="sm" c="dimmed">
          {t('calls.quietMeaning')} {t('calls.quietZone', { zone: chooseZone(calls, values) })}
        </Text>
        <Button type="submit" variant="default" loading={change.isPending} style={{ alignSelf: 'flex-start' }}>
          {t('calls.save')}
        </Button>
      </Stack>
    </form>
  );
};

/** How the system calls this user: to approve a warning, or for an incident at their plant. */
export const CallsPart = ({ shared }: { readonly shared: boolean }) => {
  const { t } = useTranslation('account');
  const calls = useQuery({ ...routeQuery('/api/account/calls'), enabled: !shared });
  return (
    <section className="hg-stack hg-gap-3 hg-card hg-pad-6" aria-labelledby="calls">
      <Title order={2} size="h3" id="calls">
        {t('calls.title')}
      </Title>
      <Text size="sm">{t(shared ? 'calls.shared' : 'calls.purpose')}</Text>
      {calls.isError ? <ErrorPanel error={calls.error} onRetry={() => void calls.refetch()} /> : null}
      {shared || calls.data !== undefined ? null : <TextSkeleton />}
      {calls.data === undefined ? null : <CallsForm calls={calls.data} />}
    </section>
  );
};
