import { writeFile } from 'node:fs/promises';
import { Refusal } from './refusal.ts';

/** Writes to the given file, or to standard output. */
export const writeText = async (text: string | AsyncIterable<Uint8Array>, path: string | undefined): Promise<void> => {
  if (path !== undefined) {
    await writeFile(path, text).catch((error: unknown) => {
      throw new Refusal(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
    });
    return;
  }
  const chunks: Uint8Array[] = [];
  if (typeof text !== 'string') for await (const chunk of text) chunks.push(chunk);
  const bytes = typeof text === 'string' ? text : Buffer.concat(chunks);
  await new Promise<void>((done, failed) => {
    process.stdout.write(bytes, (error) => (error ? failed(error) : done()));
  });
};
