import type { ScenarioDocument } from '@hazardguard/engine';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AxisProfile } from './axis-profile.ts';
import type { PlumeAnswer, PlumeChemical, PlumeOrder } from './plume-curves.ts';
import type { PlumeCall, PlumeReply } from './plume-worker.ts';
import PlumeWorker from './plume-worker.ts?worker';

type Asked =
  | { readonly kind: 'chemicals' }
  | { readonly kind: 'curves'; readonly order: PlumeOrder }
  | { readonly kind: 'axis'; readonly document: ScenarioDocument; readonly farthestM: number };
interface Waiting {
  readonly done: (answer: unknown) => void;
  readonly failed: (error: Error) => void;
}

let worker: Worker | undefined;
let calls = 0;
const waiting = new Map<number, Waiting>();

/** A broken worker fails whatever waits for it; the next call opens another. */
const giveUp = (message: string): void => {
  worker?.terminate();
  worker = undefined;
  for (const { failed } of waiting.values()) failed(new Error(message));
  waiting.clear();
};

const open = (): Worker => {
  const opened = new PlumeWorker();
  opened.onmessage = ({ data }: MessageEvent<PlumeReply>) => {
    const caller = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) caller?.failed(new Error(data.failure));
    else caller?.done(data.answer);
  };
  opened.onerror = (event) => giveUp(event.message);
  return opened;
};

/** One worker for the life of the page: it holds the library, and nothing here needs the network. */
const ask = <Answer>(asked: Asked): Promise<Answer> =>
  new Promise((done, failed) => {
    worker ??= open();
    calls += 1;
    waiting.set(calls, { done: (answer) => done(answer as Answer), failed });
    worker.postMessage({ id: calls, ...asked } satisfies PlumeCall);
  });

const settled = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;

/** Chemicals that the workbench can take. */
export const usePlumeChemicals = () =>
  useQuery({ queryKey: ['plume', 'chemicals'], queryFn: () => ask<readonly PlumeChemical[]>({ kind: 'chemicals' }), ...settled });

/** The curves of an order, computed beside the page; the last ones stay in sight until the next are there. */
export const usePlume = (order: PlumeOrder | undefined) =>
  useQuery({
    queryKey: ['plume', order],
    queryFn: () => ask<PlumeAnswer>({ kind: 'curves', order: order as PlumeOrder }),
    enabled: order !== undefined,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
    ...settled,
  });

/** The value along the axis of a scenario; null where this version of the engine refuses it. */
export const useAxisProfile = (document: ScenarioDocument, farthestM: number) =>
  useQuery({
    queryKey: ['plume', 'axis', document, farthestM],
    queryFn: () => ask<AxisProfile | null>({ kind: 'axis', document, farthestM }),
    gcTime: 60_000,
    ...settled,
  });
