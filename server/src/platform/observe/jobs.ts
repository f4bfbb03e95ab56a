/** The state of background work on this server. */
export interface JobState {
  readonly job: string;
  readonly rounds: number;
  readonly failures: number;
  /** When a round last succeeded. */
  readonly lastRoundAt: Date | null;
  readonly lastFailureAt: Date | null;
  readonly lastFailure: string | null;
}

export interface JobWatch {
  readonly onRound: () => void;
  readonly onError: (error: unknown) => void;
}

export interface Jobs {
  /** From now on this job is reported; `complain` writes its errors to the log. */
  watch(job: string, complain: (error: unknown) => void): JobWatch;
  states(): readonly JobState[];
}

const longestSentence = 300;

/** PostgreSQL's messages may quote user input: only their code is kept. */
export const describeError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error).slice(0, longestSentence);
  if ('severity' in error && 'code' in error) return `The database refused it (${String(error.code)})`;
  return error.message.slice(0, longestSentence);
};

export const makeJobs = (): Jobs => {
  const states = new Map<string, JobState>();
  const change = (job: string, by: (state: JobState) => Partial<JobState>): void => {
    const state = states.get(job) ?? { job, rounds: 0, failures: 0, lastRoundAt: null, lastFailureAt: null, lastFailure: null };
    states.set(job, { ...state, ...by(state) });
  };
  return {
    watch: (job, complain) => {
      change(job, () => ({}));
      return {
        onRound: () => change(job, ({ rounds }) => ({ rounds: rounds + 1, lastRoundAt: new Date() })),
        onError: (error) => {
          complain(error);
          change(job, ({ failures }) => ({ failures: failures + 1, lastFailureAt: new Date(), lastFailure: describeError(error) }));
        },
      };
    },
    states: () => [...states.values()],
  };
};
