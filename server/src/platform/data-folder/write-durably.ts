import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a complete file or none, on the disk when this returns, readable by its owner only. */
export const writeDurably = (path: string, text: string): void => {
  const draft = `${path}.${process.pid}`;
  try {
    const file = openSync(draft, 'w', 0o600);
    try {
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
};
