import type { ScenarioDocument } from '@hazardguard/engine';
import { type AxisProfile, axisProfile } from './axis-profile.ts';
import { type PlumeAnswer, type PlumeChemical, type PlumeRequest, plumeChemicals, plumeCurves } from './plume-curves.ts';
import { replyWith, type Service } from './service.ts';
import type { WorkerCall, WorkerReply } from './worker-client.ts';

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

export const servePlume: Service<WorkerCall<PlumeWorkerRequest>, WorkerReply<PlumeAnswers>> = replyWith(answerTo);
