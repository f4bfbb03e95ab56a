import { readdirSync, readFileSync } from 'node:fs';

/** One process as the kernel counts it; times in ticks of 10 ms. */
export interface ProcessTimes {
  readonly pid: number;
  readonly parent: number;
  /** With the pid, it names a process for good: pids are used again. */
  readonly startedAt: number;
  readonly own: number;
  /** Of children that ended and were waited for, with theirs. */
  readonly waitedFor: number;
}

const ticksPerSecond = 100;

/** Reads a line of `/proc/<pid>/stat`. */
export const parseStat = (line: string): ProcessTimes => {
  // The name of the program, in brackets, may contain spaces and brackets.
  const fields = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (field: number): number => fields[field - 3] ?? 0;
  return { pid: Number.parseInt(line, 10), parent: at(4), startedAt: at(22), own: at(14) + at(15), waitedFor: at(16) + at(17) };
};

const readProcesses = (): readonly ProcessTimes[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [parseStat(readFileSync(`/proc/${name}/stat`, 'utf8'))];
    } catch {
      // It ended meanwhile.
      return [];
    }
  });

interface Member extends ProcessTimes {
  readonly children: Set<Member>;
}

/**
 * Processor time of a program and everything it starts, by repeated looks at the processes of the machine. A program whose parent
 * ended first, as with browsers and databases, remains in the family; one that came and went between two looks is in its parent's time.
 * Not counted is what a process does after the last look at it if nobody waits for it.
 */
export class Family {
  readonly #root: number;
  #members = new Map<number, Member>();
  #alive = new Set<Member>();
  #first: Member | undefined;

  constructor(root: number) {
    this.#root = root;
  }

  look(processes: readonly ProcessTimes[]): void {
    this.#alive = new Set();
    // A parent starts before its children.
    for (const found of processes.toSorted((a, b) => a.startedAt - b.startedAt || a.pid - b.pid)) {
      const known = this.#members.get(found.pid);
      const isSame = known?.startedAt === found.startedAt;
      const parent = this.#members.get(found.parent);
      if (!isSame && parent === undefined && (found.pid !== this.#root || this.#first !== undefined)) continue;
      const member: Member = isSame ? Object.assign(known, found) : { ...found, children: new Set() };
      if (!isSame) parent?.children.add(member);
      this.#members.set(found.pid, member);
      this.#first ??= member;
      this.#alive.add(member);
    }
  }

  get seconds(): number {
    const total = ({ own, waitedFor, children }: Member): number => {
      let [ended, running] = [0, 0];
      for (const child of children) {
        if (this.#alive.has(child)) running += total(child);
        else ended += total(child);
      }
      return own + Math.max(waitedFor, ended) + running;
    };
    return this.#first === undefined ? 0 : total(this.#first) / ticksPerSecond;
  }
}

const families = new Set<Family>();
let timer: NodeJS.Timeout | undefined;

const lookAtAll = (): void => {
  const processes = readProcesses();
  for (const family of families) family.look(processes);
};

/** Counts from now on the processor time of a program that was just started; the answer is in seconds, undefined where it is not measured. */
export const followProcessorTime = (pid: number | undefined): (() => number | undefined) => {
  if (process.platform !== 'linux' || pid === undefined) return () => undefined;
  const family = new Family(pid);
  families.add(family);
  timer ??= setInterval(lookAtAll, 1_000).unref();
  lookAtAll();
  return () => {
    lookAtAll();
    families.delete(family);
    if (families.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    return family.seconds;
  };
};
