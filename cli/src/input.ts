import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Refusal } from './refusal.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder',
};

const toErrorCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

/** Text of a file, or of standard input for '-'. */
export const readText = async (path: string): Promise<{ readonly name: string; readonly text: string }> => {
  const name = path === '-' ? 'standard input' : path;
  const bytes = await (path === '-' ? buffer(process.stdin) : readFile(path)).catch((error: unknown) => {
    throw new Refusal(`${name} cannot be read: ${reasons[toErrorCode(error)] ?? toErrorCode(error)}`);
  });
  try {
    return { name, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    throw new Refusal(`${name} is not UTF-8 text`);
  }
};
