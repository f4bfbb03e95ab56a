import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '../../data-folder/start-error.ts';

const sha256 = z.string().regex(/^[\da-f]{64}$/);

const tableInBackup = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().min(0),
  /** Size and hash of the text that COPY writes, before compression. */
  bytes: z.int().min(0),
  sha256,
});
export type TableInBackup = z.output<typeof tableInBackup>;

/** What a backup contains, with counts and hashes to check it. */
export const manifest = z.object({
  format: z.literal(1),
  /** Version of the program that wrote it. */
  version: z.string(),
  postgres: z.string(),
  madeAt: z.iso.datetime(),
  mode: z.enum(['demo', 'live']),
  /** The migrations of the schema, by name, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableInBackup),
  /** The last number assigned; null: none yet. */
  sequences: z.array(z.object({ name: z.string(), last: z.int().nullable() })),
  /** The keys that sign sessions and links, and by which browsers follow, are stored with the tables. */
  secrets: z.boolean(),
  /** Files that rows refer to and that are in an object store: the backup does not contain them. */
  objects: z.object({ files: z.int().min(0), bytes: z.int().min(0) }).default({ files: 0, bytes: 0 }),
});
export type Manifest = z.output<typeof manifest>;

export const manifestFile = 'manifest.json';
export const secretsFile = 'secrets.json';
export const toTableFileName = (name: string): string => `${name}.copy.gz`;

/** Reads the manifest of a folder; throws a `StartError` where it is no backup. */
export const readManifest = (folder: string): Manifest => {
  let text: string;
  try {
    text = readFileSync(join(folder, manifestFile), 'utf8');
  } catch (error) {
    throw new StartError(`${folder} is no backup: its ${manifestFile} cannot be read (${(error as Error).message}).`);
  }
  try {
    return manifest.parse(JSON.parse(text));
  } catch {
    throw new StartError(`${join(folder, manifestFile)} is damaged, or of a newer HazardGuard.`);
  }
};
