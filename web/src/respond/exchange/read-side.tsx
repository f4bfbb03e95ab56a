import { Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type Bundle, BundleError, type BundleProblem, type DraftBundle, readBundle } from '../../data/offline/exchange/bundle.ts';
import { removeForeign, useForeign } from '../../data/offline/exchange/foreign-store.ts';
import { countByIncident, findIncident } from '../../data/offline/exchange/make-bundle.ts';
import { makePartReader, type Reading } from '../../data/offline/exchange/parts.ts';
import { findNumber, receiveLog } from '../../data/offline/offline.ts';
import { queryClient } from '../../data/query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import classes from './exchange.module.css';
import { readPhoto } from './read-code.ts';
import { useCamera } from './use-camera.ts';

const GivenDraftDialog = lazyDialog(() => import('../early-warning/draft/given-draft.tsx').then((part) => part.GivenDraftDialog));

/** Largest file that is read, bytes: a draft with its picture. */
const mostBytes = 20_000_000;

type Outcome =
  | { readonly kind: 'log'; readonly id: string; readonly name: string; readonly count: number }
  | { readonly kind: 'draft'; readonly bundle: DraftBundle; readonly number: string | undefined };

type Problem = BundleProblem | 'noCode' | 'tooLargeFile' | 'notKept';

const keep = async (bundle: Bundle): Promise<Outcome> =>
  bundle.kind === 'log'
    ? { kind: 'log', id: bundle.incidentId, name: bundle.person.name, count: await receiveLog(bundle) }
    : { kind: 'draft', bundle, number: await findNumber(bundle.draft.incidentId) };

/** Entries of other devices that this one keeps. */
const KeptEntries = () => {
  const { t } = useTranslation('offline');
  const foreign = useForeign();
  const counts = [...countByIncident([], foreign)];
  const remove = (id: string): void => {
    const keys = foreign.filter(({ change }) => findIncident(change) === id).map(({ change }) => change.key);
    void removeForeign(keys).then(() => queryClient.invalidateQueries());
  };
  if (counts.length === 0) return null;
  return (
    <section aria-label={t('exchange.kept')}>
      <Text fw={600} mb={8}>
        {t('exchange.kept')}
      </Text>
      <ul className="hg-stack hg-rows" aria-label={t('exchange.kept')}>
        {counts.map(([id, count]) => (
          <li key={id}>
            <span>{t('exchange.entries', { id, count })}</span>
            <Button variant="default" size="sm" aria-label={t('exchange.removeOf', { id })} onClick={() => remove(id)}>
              {t('exchange.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Received = ({ outcome }: { readonly outcome: Outcome }) => {
  const { t } = useTranslation('offline');
  const [checking, setChecking] = useState(false);
  if (outcome.kind === 'log')
    return (
      <Stack gap="xs" role="status">
        <Text size="sm">
          {t('exchange.received', { count: outcome.count, name: outcome.name, id: outcome.id })} {t('exchange.receivedNote')}
        </Text>
        <div>
          <Button renderRoot={(props) => <Link {...props} to="/IncidentManagement" search={{ incident: outcome.id } as never} />}>
            {t('exchange.open', { id: outcome.id })}
          </Button>
        </div>
      </Stack>
    );
  const { bundle, number } = outcome;
  return (
    <Stack gap="xs" role="status">
      <Text size="sm">
        {t('exchange.receivedDraft', { name: bundle.person.name })} {number === undefined ? t('exchange.noNumber') : null}
      </Text>
      <div>
        <Button onClick={() => setChecking(true)}>{t('exchange.check')}</Button>
      </div>
      {checking ? (
        <GivenDraftDialog
          given={{ draft: bundle.draft, number, name: bundle.person.name, atMs: bundle.atMs }}
          onClose={() => setChecking(false)}
        />
      ) : null}
    </Stack>
  );
};

/** Reads what another device shows or has saved. */
export const ReadSide = () => {
  const { t } = useTranslation('offline');
  const reader = useRef(makePartReader());
  const [reading, setReading] = useState<Reading>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [problem, setProblem] = useState<Problem>();
  const lastCode = useRef<string>(undefined);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof BundleError ? error.problem : 'notKept');
    }
  };
  const addCode = async (code: string): Promise<void> => {
    const next = await reader.current.add(code);
    setReading(next);
    if (next.bundle === undefined) return;
    camera.stop();
    setReading(undefined);
    setOutcome(await keep(next.bundle));
  };
  const camera = useCamera((code) => {
    // The camera sees one code in many pictures.
    if (code === lastCode.current) return;
    lastCode.current = code;
    void attempt(() => addCode(code));
  });
  const readFile = async (file: File): Promise<void> => {
    if (file.size > mostBytes) setProblem('tooLargeFile');
    else if (!file.type.startsWith('image/')) setOutcome(await keep(await readBundle(await file.text())));
    else {
      const code = await readPhoto(file).catch(() => undefined);
      if (code === undefined) setProblem('noCode');
      else await addCode(code);
    }
  };
  const choose = async (files: readonly File[]): Promise<void> => {
    setOutcome(undefined);
    for (const file of files) await attempt(() => readFile(file));
  };
  return (
    <Stack gap="md">
      <Text size="sm">{t('exchange.readNote')}</Text>
      {camera.on ? (
        <video ref={camera.video} className={`hg-block hg-full ${classes.camera}`} playsInline muted aria-label={t('exchange.camera')} />
      ) : null}
      <Group gap="xs">
        <Button
          onClick={() => {
            lastCode.current = undefined;
            setOutcome(undefined);
            if (camera.on) camera.stop();
            else camera.start();
          }}
        >
          {t(camera.on ? 'exchange.cameraOff' : 'exchange.cameraOn')}
        </Button>
        <FileButton multiple accept=".json,.txt,application/json,text/plain,image/*" onChange={(files) => void choose(files)}>
          {(props) => (
            <Button variant="default" {...props}>
              {t('exchange.chooseFile')}
            </Button>
          )}
        </FileButton>
      </Group>
      <Text size="sm" role="status">
        {reading === undefined ? null : t('exchange.reading', { read: reading.read, total: reading.total })}
      </Text>
      {problem === undefined && camera.problem === undefined ? null : (
        <Text size="sm" role="alert" c="var(--hg-fault)">
          {t(`exchange.problem.${problem ?? camera.problem ?? 'noCamera'}`)}
        </Text>
      )}
      {outcome === undefined ? null : <Received key={JSON.stringify(outcome)} outcome={outcome} />}
      <KeptEntries />
    </Stack>
  );
};
