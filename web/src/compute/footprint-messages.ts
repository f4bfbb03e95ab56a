import type { Receptor, ScenarioDocument, ThreatOptions, ThreatPlace } from '@hazardguard/engine';
import type { Evaluation, ThreatEvaluation } from './evaluate.ts';

/** To the worker. Receptors are sent once and kept there: there may be a hundred thousand, and inputs change with every key. */
export type FootprintRequest =
  | { readonly kind: 'receptors'; readonly list: readonly Receptor[] }
  | { readonly kind: 'evaluate'; readonly generation: number; readonly document: ScenarioDocument }
  | {
      readonly kind: 'threat-at';
      /** Identifies the question; several may be open. */
      readonly question: number;
      readonly document: ScenarioDocument;
      readonly place: ThreatPlace;
      readonly options: ThreatOptions;
    };

/** From the worker. `generation` identifies the request: answers to older requests are dropped. */
export type FootprintAnswer =
  | { readonly kind: 'evaluated'; readonly generation: number; readonly evaluation: Evaluation }
  | { readonly kind: 'failed'; readonly generation: number; readonly message: string }
  | { readonly kind: 'threat'; readonly question: number; readonly evaluation: ThreatEvaluation };
