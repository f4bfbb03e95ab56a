import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';

/** A whole file or none, on the disk when this returns, readable by its owner only. */
export const writeDurably = (path: string, text: string): void => {
  const draft = `${path}.${process.pid}`;
  const file = openSync(draft, 'w', 0o600);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
};
