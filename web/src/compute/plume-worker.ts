/// <reference lib="webworker" />
import type { ScenarioDocument } from '@hazardguard/engine';
import { type AxisProfile, axisProfile } from './axis-profile.ts';
import { type PlumeAnswer, type PlumeChemical, type PlumeOrder, plumeChemicals, plumeCurves } from './plume-curves.ts';
import type { LineCall, LineReply } from './worker-line.ts';

declare const self: DedicatedWorkerGlobalScope;

/** What the workbench and the axis profile ask. */
export type PlumeAsked =
  | { readonly kind: 'chemicals' }
  | { readonly kind: 'curves'; readonly order: PlumeOrder }
  | { readonly kind: 'axis'; readonly document: ScenarioDocument; readonly farthestM: number };

type PlumeAnswers = readonly PlumeChemical[] | PlumeAnswer | AxisProfile | null;

const answerTo = (call: PlumeAsked): PlumeAnswers => {
  switch (call.kind) {
    case 'chemicals':
      return plumeChemicals();
    case 'curves':
      return plumeCurves(call.order);
    case 'axis':
      return axisProfile(call.document, call.farthestM) ?? null;
  }
};

self.addEventListener('message', ({ data }: MessageEvent<LineCall<PlumeAsked>>) => {
  const { id } = data;
  const reply = (message: LineReply<PlumeAnswers>): void => self.postMessage(message);
  try {
    reply({ id, answer: answerTo(data) });
  } catch (error) {
    reply({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
