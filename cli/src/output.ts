import { writeFile } from 'node:fs/promises';
import { Refusal } from './refusal.ts';

/** Writes to the given file, or to standard output. */
export const writeText = async (text: string, path: string | undefined): Promise<void> => {
  if (path !== undefined) {
    await writeFile(path, text).catch((error: unknown) => {
      throw new Refusal(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
    });
    return;
  }
  await new Promise<void>((done, failed) => {
    process.stdout.write(text, (error) => (error ? failed(error) : done()));
  });
};
