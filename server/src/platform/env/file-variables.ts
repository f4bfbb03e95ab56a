import { z } from 'zod';

const endpoint = z
  .string()
  .refine(
    (text) => {
      if (!URL.canParse(text)) return false;
      const { protocol, username, search, hash } = new URL(text);
      return ['http:', 'https:'].includes(protocol) && username === '' && search === '' && hash === '';
    },
    { error: 'the http:// or https:// address of the store, without user, query and bucket' },
  )
  .transform((text) => text.replace(/\/+$/, ''));

/** Where the bytes of files are stored. */
export const fileVariables = {
  FILES: z.enum(['postgres', 's3'], { error: 'postgres or s3' }).default('postgres'),
  S3_ENDPOINT: endpoint.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'the name of a bucket: 3 to 63 small letters, digits, dots and hyphens' })
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/, { error: 'a region such as eu-central-1' })
    .default('us-east-1'),
  S3_PREFIX: z
    .string()
    .regex(/^[A-Za-z0-9._-]+(\/[A-Za-z0-9._-]+)*\/$/, { error: 'the beginning of all keys, such as hazardguard/, with a slash at its end' })
    .max(500)
    .default(''),
  S3_PATH_STYLE: z.enum(['on', 'off'], { error: 'on or off' }).default('on'),
  S3_ACCESS_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, { error: 'the id of an access key' })
    .optional(),
  S3_SECRET_ACCESS_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, { error: 'the secret of an access key' })
    .optional(),
} as const;

export const fileSecrets = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** A store with the protocol of Amazon S3, configured by the operator. */
export interface ObjectStoreSettings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  /** Prefix of every key; empty, or with a slash at its end. */
  readonly prefix: string;
  /** The bucket is in the path; otherwise in the host name. */
  readonly pathStyle: boolean;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

type Given = z.output<z.ZodObject<typeof fileVariables>>;

const toObjectStore = (given: Given): ObjectStoreSettings | null => {
  const { S3_ENDPOINT: address, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (address === undefined || bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return null;
  return {
    endpoint: address,
    bucket,
    region: given.S3_REGION,
    prefix: given.S3_PREFIX,
    pathStyle: given.S3_PATH_STYLE === 'on',
    accessKeyId,
    secretAccessKey,
  };
};

export const toFileSettings = (given: Given) => ({
  files: {
    /** Where new files are stored; existing ones stay readable where they are. */
    keptIn: given.FILES,
    /** Null: none. */
    objects: toObjectStore(given),
  },
});

export type FileSettings = ReturnType<typeof toFileSettings>['files'];

/** A sentence with the remedy for settings that do not fit together; null: they do. */
export const findFileConflict = (given: Readonly<Record<string, string | undefined>>): string | null => {
  const four = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const missing = four.filter((name) => given[name] === undefined);
  const named = Object.keys(fileVariables).find((name) => name.startsWith('S3_') && given[name] !== undefined);
  if (missing.length === 0 || (given.FILES !== 's3' && named === undefined)) return null;
  const why = given.FILES === 's3' ? 'FILES is s3' : `${named} is set`;
  return `${why}, and ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not. The store, its bucket and this server’s access key belong together: set all of them, or none and leave FILES out.`;
};
