import type {
  EnsembleOptions,
  EnsembleResult,
  EnsembleSlice,
  ForecastHour,
  InputProblem,
  MemberRange,
  Receptor,
  ScenarioDocument,
  StripHour,
} from '@hazardguard/engine';

/** Part of a request, for one of the workers. `generation` identifies the request. */
export type WorkerPoolRequest = { readonly generation: number } & (
  | {
      readonly kind: 'slice';
      readonly document: ScenarioDocument;
      readonly options: EnsembleOptions;
      readonly range: MemberRange;
      readonly receptors: readonly Receptor[];
    }
  | {
      readonly kind: 'merge';
      readonly document: ScenarioDocument;
      readonly options: EnsembleOptions;
      readonly slices: readonly EnsembleSlice[];
      readonly receptors: readonly Receptor[];
    }
  | { readonly kind: 'strip'; readonly document: ScenarioDocument; readonly hours: readonly ForecastHour[] }
);

export type WorkerPoolAnswer = { readonly generation: number } & (
  | { readonly kind: 'slice'; readonly slice: EnsembleSlice }
  | { readonly kind: 'merged'; readonly result: EnsembleResult }
  | { readonly kind: 'strip'; readonly strip: readonly StripHour[] }
  | { readonly kind: 'refused'; readonly problems: readonly InputProblem[] }
  | { readonly kind: 'failed'; readonly message: string }
);
