/// <reference lib="webworker" />
import { type PlumeAnswer, type PlumeChemical, type PlumeOrder, plumeChemicals, plumeCurves } from './plume-curves.ts';

declare const self: DedicatedWorkerGlobalScope;

/** To the worker; `id` names the call that its reply answers. */
export type PlumeCall =
  | { readonly id: number; readonly kind: 'chemicals' }
  | { readonly id: number; readonly kind: 'curves'; readonly order: PlumeOrder };

/** From the worker: the answer, or what a fault of the program said. */
export type PlumeReply =
  | { readonly id: number; readonly answer: readonly PlumeChemical[] | PlumeAnswer }
  | { readonly id: number; readonly failure: string };

self.addEventListener('message', ({ data }: MessageEvent<PlumeCall>) => {
  const { id } = data;
  const reply = (message: PlumeReply): void => self.postMessage(message);
  try {
    reply({ id, answer: data.kind === 'chemicals' ? plumeChemicals() : plumeCurves(data.order) });
  } catch (error) {
    reply({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
