import { ApiProblem } from '../../data/api-problem.ts';
import type { KeptCall } from '../../data/client.ts';
import { checkConnection, whenAway } from '../../data/connection.ts';
import { findKeptAt, isKept, isNearlyFull } from '../../data/offline/kept-answers.ts';

export interface PackProgress {
  readonly done: number;
  readonly failed: number;
  /** Known at this time: grows while lists are read. */
  readonly total: number;
  /** Not fetched: the limit of this device is reached, or there are more than are fetched ahead. */
  readonly leftOut: number;
}

/** Calls at a time: a person's own work comes first. */
const atATime = 2;

/** Refused by the server for this person, or deleted meanwhile: nothing that a second attempt would fetch. */
const isNotThere = (error: unknown): boolean => error instanceof ApiProblem && (error.status === 403 || error.status === 404);

/** No answer, too many calls, or the server is busy: the same call may work a little later. */
const mayRecover = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 0 || error.status === 429 || error.status >= 502);

/** Nothing more can be fetched now. */
const endsAll = (error: unknown): boolean => error instanceof ApiProblem && (error.status === 0 || error.status === 401);

const attempts = 3;
const waitMs = 4_000;

/** Fetches answers to be kept, two at a time, and counts them. */
export class PackFetcher {
  #progress: PackProgress = { done: 0, failed: 0, total: 0, leftOut: 0 };
  #running = 0;
  #isOver = false;
  readonly #waiting: (() => void)[] = [];
  readonly #report: (progress: PackProgress) => void;
  readonly #isStopped: () => boolean;

  /** @param isStopped asked before each call */
  constructor(report: (progress: PackProgress) => void, isStopped: () => boolean) {
    this.#report = report;
    this.#isStopped = isStopped;
  }

  get progress(): PackProgress {
    return this.#progress;
  }

  /** The server cannot be reached, or the person left. */
  get isOver(): boolean {
    return this.#isOver || this.#isStopped();
  }

  leaveOut(count: number): void {
    this.#count({ leftOut: this.#progress.leftOut + count });
  }

  #count(patch: Partial<PackProgress>): void {
    this.#progress = { ...this.#progress, ...patch };
    this.#report(this.#progress);
  }

  /** An answer that was kept less than `everyMs` ago is not fetched again. Undefined: there is none now. */
  async get<Data>(call: KeptCall<Data>, everyMs = 0): Promise<Data | undefined> {
    if (!isKept(call.address)) throw new Error(`${call.address} is fetched to be kept and never would be`);
    if (this.isOver) return undefined;
    this.#count({ total: this.#progress.total + 1 });
    await this.#enter();
    try {
      return this.isOver ? undefined : await this.#fetch(call, everyMs);
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
      this.#count({ done: this.#progress.done + 1 });
    }
  }

  async #enter(): Promise<void> {
    if (this.#running >= atATime) await new Promise<void>((go) => this.#waiting.push(go));
    this.#running += 1;
  }

  async #fetch<Data>(call: KeptCall<Data>, everyMs: number): Promise<Data | undefined> {
    try {
      const keptAtMs = await findKeptAt(call.address);
      if (keptAtMs !== undefined && Date.now() - keptAtMs < everyMs) return undefined;
      if (keptAtMs === undefined && (await isNearlyFull())) {
        this.leaveOut(1);
        return undefined;
      }
      return await this.#attempt(call, 1);
    } catch (error) {
      if (isNotThere(error)) return undefined;
      this.#isOver ||= endsAll(error);
      this.#count({ failed: this.#progress.failed + 1 });
      return undefined;
    }
  }

  async #attempt<Data>(call: KeptCall<Data>, attempt: number): Promise<Data> {
    try {
      return await call.fetch();
    } catch (error) {
      if (attempt >= attempts || !mayRecover(error) || this.isOver) throw error;
      await this.#pause(attempt * waitMs);
      if (this.isOver) throw error;
    }
    return this.#attempt(call, attempt + 1);
  }

  /** Ends early when the server is known to give no answer. */
  async #pause(ms: number): Promise<void> {
    checkConnection();
    const ended = new AbortController();
    const away = whenAway(ended.signal).then(() => {
      this.#isOver = true;
    });
    await Promise.race([new Promise((resolve) => setTimeout(resolve, ms)), away]);
    ended.abort();
  }

  all(calls: readonly KeptCall<unknown>[], everyMs = 0): Promise<unknown> {
    return Promise.all(calls.map((call) => this.get(call, everyMs)));
  }

  /** The first pages of a list. @param most pages */
  async pages<Row>(
    toCall: (page: number) => KeptCall<{ readonly rows: readonly Row[]; readonly total: number }>,
    { most = 10, everyMs = 0 }: { readonly most?: number; readonly everyMs?: number } = {},
  ): Promise<readonly Row[]> {
    const rows: Row[] = [];
    for (let page = 1; page <= most; page += 1) {
      const answer = await this.get(toCall(page), everyMs);
      if (answer === undefined) break;
      rows.push(...answer.rows);
      if (answer.rows.length === 0 || rows.length >= answer.total) break;
      if (page === most) this.leaveOut(answer.total - rows.length);
    }
    return rows;
  }
}
