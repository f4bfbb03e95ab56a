import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeDurably } from '../../data-folder/write-durably.ts';
import { type ChainHead, formatHead, readHead } from './chain.ts';

/** Stores heads of the chain outside the database. */
export interface HeadKeeper {
  read(): readonly ChainHead[];
  keep(head: ChainHead, at: Date): void;
}

export const noHeads: HeadKeeper = { read: () => [], keep: () => undefined };

const parseDay = (line: string): string => line.split(' ')[1]?.slice(0, 10) ?? '';

const readLines = (path: string): readonly string[] => {
  try {
    return readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line !== '');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** In the file `audit-heads` of a data folder: the newest head and the last of each earlier day, one per line. */
export const openHeadFile = (dataDir: string): HeadKeeper => {
  const path = join(dataDir, 'audit-heads');
  return {
    read: () =>
      readLines(path).map((line) => {
        const head = readHead(line.split(' ')[0] ?? '');
        if (head === null) throw new Error(`${path} is damaged: "${line.slice(0, 100)}" is no head of the audit record`);
        return head;
      }),
    keep: (head, at) => {
      const line = `${formatHead(head)} ${at.toISOString()}`;
      const before = readLines(path);
      const earlierLines = parseDay(before.at(-1) ?? '') === parseDay(line) ? before.slice(0, -1) : before;
      writeDurably(path, `${[...earlierLines, line].join('\n')}\n`);
    },
  };
};
