/// <reference lib="webworker" />
import type { ScenarioDocument } from '@hazardguard/engine';
import { type AxisProfile, axisProfile } from './axis-profile.ts';
import { type PlumeAnswer, type PlumeChemical, type PlumeRequest, plumeChemicals, plumeCurves } from './plume-curves.ts';
import type { WorkerCall, WorkerReply } from './worker-client.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Requests of the workbench and the axis profile. */
export type PlumeWorkerRequest =
  | { readonly kind: 'chemicals' }
  | { readonly kind: 'curves'; readonly request: PlumeRequest }
  | { readonly kind: 'axis'; readonly document: ScenarioDocument; readonly farthestM: number };

type PlumeAnswers = readonly PlumeChemical[] | PlumeAnswer | AxisProfile | null;

const answerTo = (call: PlumeWorkerRequest): PlumeAnswers => {
  switch (call.kind) {
    case 'chemicals':
      return plumeChemicals();
    case 'curves':
      return plumeCurves(call.request);
    case 'axis':
      return axisProfile(call.document, call.farthestM) ?? null;
  }
};

self.addEventListener('message', ({ data }: MessageEvent<WorkerCall<PlumeWorkerRequest>>) => {
  const { id } = data;
  const reply = (message: WorkerReply<PlumeAnswers>): void => self.postMessage(message);
  try {
    reply({ id, answer: answerTo(data) });
  } catch (error) {
    reply({ id, failure: error instanceof Error ? error.message : String(error) });
  }
});
