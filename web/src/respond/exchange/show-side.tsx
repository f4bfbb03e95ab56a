import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Bundle, writeBundle } from '../../data/offline/exchange/bundle.ts';
import { type Foreign, useForeign } from '../../data/offline/exchange/foreign-store.ts';
import { countByIncident, listDrafts, makeDraftBundle, makeLogBundle } from '../../data/offline/exchange/make-bundle.ts';
import { toParts } from '../../data/offline/exchange/parts.ts';
import type { Waiting } from '../../data/offline/outbox/change.ts';
import { describeChange } from '../../data/offline/outbox/describe-change.ts';
import { useWaiting } from '../../data/offline/outbox/waiting.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { QrCode } from './qr-code.tsx';
import { saveBundle, shareBundle } from './save-bundle.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

const longest = 80;
const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Time for which each of several codes is shown, ms. */
const turnMs = 1_500;

/** The codes in turn; a person may stop them and go through them one by one. */
const Codes = ({ parts }: { readonly parts: readonly string[] }) => {
  const { t } = useTranslation('offline');
  const [at, setAt] = useState(0);
  const [running, setRunning] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const total = parts.length;
  useEffect(() => {
    if (!running || total < 2) return;
    const timer = setInterval(() => setAt((before) => (before + 1) % total), turnMs);
    return () => clearInterval(timer);
  }, [running, total]);
  const step = (by: number): void => {
    setRunning(false);
    setAt((at + by + total) % total);
  };
  const part = t('exchange.part', { part: at + 1, total });
  return (
    <Stack gap="xs">
      <QrCode text={parts[at] ?? ''} label={t('exchange.code', { part })} />
      {total < 2 ? null : (
        <Group justify="center" gap="xs">
          <Button variant="default" onClick={() => step(-1)}>
            {t('exchange.before')}
          </Button>
          <Text size="sm">{part}</Text>
          <Button variant="default" onClick={() => step(1)}>
            {t('exchange.next')}
          </Button>
          <Button variant="default" onClick={() => setRunning(!running)}>
            {t(running ? 'exchange.stop' : 'exchange.go')}
          </Button>
        </Group>
      )}
    </Stack>
  );
};

const build = async (chosen: string, waiting: readonly Waiting[], foreign: readonly Foreign[], person: Person) => {
  const draft = listDrafts(waiting).find(({ change }) => change.key === chosen);
  const bundle: Bundle =
    draft === undefined ? await makeLogBundle(chosen, waiting, foreign, person, Date.now()) : makeDraftBundle(draft, person);
  return { bundle, parts: await toParts(bundle), text: await writeBundle(bundle) };
};

interface ShowProps {
  readonly incident: string | undefined;
  readonly draft: boolean;
  readonly person: Person;
}

/** What this device hands over: as codes, or as a file. */
export const ShowSide = ({ incident, draft, person }: ShowProps) => {
  const { t } = useTranslation('offline');
  const waiting = useWaiting();
  const foreign = useForeign();
  const counts = countByIncident(waiting, foreign);
  const drafts = listDrafts(waiting);
  const choices = [
    ...[...counts].map(([id, count]) => ({ value: id, label: t('exchange.entries', { id, count }) })),
    ...drafts.map(({ change }) => ({ value: change.key, label: t('exchange.draft', { text: cut(describeChange(change).text) }) })),
  ];
  const first = draft ? drafts.at(-1)?.change.key : incident;
  const [picked, setPicked] = useState(first);
  const chosen = choices.find(({ value }) => value === picked)?.value ?? (incident === undefined ? choices[0]?.value : undefined);
  const made = useQuery({
    queryKey: ['exchange', chosen, waiting.map(({ change }) => change.key), foreign.map(({ change }) => change.key)],
    queryFn: () => build(chosen ?? '', waiting, foreign, person),
    enabled: chosen !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
  });
  const isDraft = made.data?.bundle.kind === 'draft';
  return (
    <Stack gap="md">
      {choices.length === 0 || chosen === undefined ? <Text size="sm">{t('exchange.nothing')}</Text> : null}
      {choices.length < 2 && chosen !== undefined ? null : choices.length === 0 ? null : (
        <NativeSelect
          label={t('exchange.what')}
          value={chosen ?? ''}
          data={chosen === undefined ? [{ value: '', label: '–' }, ...choices] : choices}
          onChange={({ currentTarget }) => setPicked(currentTarget.value)}
        />
      )}
      {made.isError ? <ErrorPanel error={made.error} onRetry={() => void made.refetch()} /> : null}
      {chosen !== undefined && made.isPending ? <TextSkeleton /> : null}
      {made.data === undefined ? null : (
        <>
          <Text size="sm">
            {choices.find(({ value }) => value === chosen)?.label}. {t(isDraft ? 'exchange.draftNote' : 'exchange.showNote')}
          </Text>
          {made.data.parts === undefined ? (
            <Text size="sm">{t('exchange.tooLarge')}</Text>
          ) : (
            <Codes key={made.data.parts[0]} parts={made.data.parts} />
          )}
          <Group gap="xs">
            <Button onClick={() => saveBundle(made.data.bundle, made.data.text)}>{t('exchange.saveFile')}</Button>
            {shareBundle === undefined ? null : (
              <Button variant="default" onClick={() => void shareBundle?.(made.data.bundle, made.data.text)}>
                {t('exchange.share')}
              </Button>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {t('exchange.notEncrypted')}
          </Text>
        </>
      )}
    </Stack>
  );
};
