/// <reference lib="webworker" />
import type { ScenarioDocument } from '@hazardguard/engine';
import { type AxisProfile, axisProfile } from './axis-profile.ts';
import { type PlumeAnswer, type PlumeChemical, type PlumeOrder, plumeChemicals, plumeCurves } from './plume-curves.ts';

declare const self: DedicatedWorkerGlobalScope;

/** To the worker; `id` names the call that its reply answers. */
export type PlumeCall =
  | { readonly id: number; readonly kind: 'chemicals' }
  | { readonly id: number; readonly kind: 'curves'; readonly order: PlumeOrder }
  | { readonly id: number; readonly kind: 'axis'; readonly document: ScenarioDocument; readonly farthestM: number };

/** From the worker: the answer, or what a fault of the program said. */
export type PlumeReply =
  | { readonly id: number; readonly answer: readonly PlumeChemical[] | PlumeAnswer | AxisProfile | null }
  | { readonly id: number; readonly failure: string };

const answerTo = (call: PlumeCall) => {
  switch (call.kind) {
    case 'chemicals':
      return plumeChemicals();
    case 'curves':
      return plumeCurves(call.order);
    case 'axis':
      return axisProfile(call.document, call.farthestM) ?? null;
  }
};

self.addEventListener('message', ({ data }: MessageEvent<PlumeCall>) => {
  const { id } = data;
  const reply = (message: PlumeReply): void => self.postMessage(message);
  try {
    reply({ id, answer: answerTo(data) });
  } catch (error) {
    reply({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
