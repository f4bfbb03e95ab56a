import type { FastifyInstance } from 'fastify';
import type { Auth } from '../auth/auth.ts';
import type { Channels } from '../channels/list.ts';
import type { RemoteCompute } from '../compute/pool.ts';
import type { HeadKeeper } from '../db/audit/heads.ts';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import type { DatabaseLink } from '../db/faults/database-link.ts';
import type { Settings } from '../env/env.ts';
import type { Files } from '../files/file-store.ts';
import type { Queue } from '../jobs/queue.ts';
import type { YieldToMessages } from '../jobs/yield-to-messages.ts';
import type { Jobs } from '../observe/jobs.ts';
import type { Meters } from '../observe/meters.ts';

/** What a feature may use. */
export interface FeatureDeps {
  readonly settings: Settings;
  readonly database: Database;
  readonly changes: Changes;
  readonly auth: Auth;
  /** Stores the bytes of files. */
  readonly files: Files;
  readonly channels: Channels;
  /** Whether this server may act: the database hears from it. */
  readonly link: DatabaseLink;
  /** Sends calculations to other servers; undefined: this server computes itself. */
  readonly elsewhere: RemoteCompute | undefined;
  /** Background work, with measurements. */
  readonly jobs: Jobs;
  /** State that all workers share; null: this server is no worker. */
  readonly queue: Queue | null;
  /** Called before each piece of background work. */
  readonly yieldToMessages: YieldToMessages;
  readonly meters: Meters;
  /** Heads of the audit record, stored outside the database. */
  readonly heads: HeadKeeper;
  /** Signs sessions, request tokens and links in messages. */
  readonly secret: string;
  /** This server among those of the same data. */
  readonly processId: string;
  /** Version of the product, from its package.json. */
  readonly version: string;
}

/** A feature registers its routes with `handle`; it ends with the application through Fastify's `onClose`. */
export type Feature = (app: FastifyInstance, deps: FeatureDeps) => void | Promise<void>;
