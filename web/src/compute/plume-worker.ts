import type { ScenarioDocument } from '@hazardguard/engine';
import { type AxisProfile, axisProfile } from './axis-profile.ts';
import { type PlumeAnswer, type PlumeRequest, plumeCurves } from './plume-curves.ts';
import { replyWith, type Service } from './service.ts';
import type { WorkerCall, WorkerReply } from './worker-client.ts';

/** Requests of the Gaussian charts and the axis profile. */
export type PlumeWorkerRequest =
  | { readonly kind: 'curves'; readonly request: PlumeRequest }
  | { readonly kind: 'axis'; readonly document: ScenarioDocument; readonly farthestM: number };

type PlumeAnswers = PlumeAnswer | AxisProfile | null;

const answerTo = (call: PlumeWorkerRequest): PlumeAnswers => {
  switch (call.kind) {
    case 'curves':
      return plumeCurves(call.request);
    case 'axis':
      return axisProfile(call.document, call.farthestM) ?? null;
  }
};

export const servePlume: Service<WorkerCall<PlumeWorkerRequest>, WorkerReply<PlumeAnswers>> = replyWith(answerTo);
