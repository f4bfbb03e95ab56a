import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '../../data-folder/write-durably.ts';
import { type ChainHead, headText, readHead } from './chain.ts';

/** Remembers heads of the chain outside the database. */
export interface HeadKeeper {
  read(): readonly ChainHead[];
  keep(head: ChainHead, at: Date): void;
}

export const noHeads: HeadKeeper = { read: () => [], keep: () => undefined };

const dayOf = (line: string): string => line.split(' ')[1]?.slice(0, 10) ?? '';

const linesOf = (path: string): readonly string[] => {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** In the file `audit-heads` of a data folder: the newest head and the last of each day before, a line each. */
export const headsIn = (dataDir: string): HeadKeeper => {
  const path = join(dataDir, 'audit-heads');
  return {
    read: () =>
      linesOf(path).map((line) => {
        const head = readHead(line.split(' ')[0] ?? '');
        if (head === null) throw new Error(`${path} is damaged: "${line.slice(0, 100)}" is no head of the audit record`);
        return head;
      }),
    keep: (head, at) => {
      const line = `${headText(head)} ${at.toISOString()}`;
      const before = linesOf(path);
      const kept = dayOf(before.at(-1) ?? '') === dayOf(line) ? before.slice(0, -1) : before;
      writeDurably(path, `${[...kept, line].join('\n')}\n`);
    },
  };
};
