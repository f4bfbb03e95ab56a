import { z } from 'zod';

const names = (isOne: (text: string) => boolean, error: string) =>
  z
    .string()
    .transform((text): readonly string[] => text.split(',').map((one) => one.trim()))
    .refine((all) => all.length <= 50 && all.every(isOne), { error });

const value = (text: string): boolean => text.length > 0 && text.length <= 200;

/** The issuer is compared character by character with the provider's own, so it is not trimmed. */
const issuer = z.string().refine(
  (text) => {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    return url.protocol === 'https:' && url.username === '' && url.search === '' && url.hash === '';
  },
  { error: 'the https:// address of the issuer, as the provider writes it, without a query' },
);

/** Ways to sign in besides the password. */
export const signInVariables = {
  SESSION_HOURS: z
    .string()
    .refine((text) => /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= 168, {
      error: 'a whole number of hours from 1 to 168',
    })
    .transform(Number)
    .default(12),

  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().max(500, { error: 'the id of the client, at most 500 characters' }).optional(),
  OIDC_CLIENT_SECRET: z
    .string()
    .regex(/^[\x20-\x7e]{1,1000}$/, { error: 'a secret of at most 1000 characters' })
    .optional(),
  OIDC_NAME: z.string().max(60, { error: 'a name of at most 60 characters' }).optional(),
  OIDC_SCOPES: z
    .string()
    .refine((text) => text.split(' ').includes('openid') && text.length <= 500, { error: 'scopes such as openid email profile' })
    .default('openid email profile'),
  OIDC_EMAIL_DOMAINS: names(
    (text) => /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text),
    'domains of e-mail addresses separated by commas, such as example.org',
  ).optional(),
  OIDC_GROUPS: names(value, 'names of groups separated by commas').optional(),
  OIDC_GROUPS_CLAIM: z.string().max(200, { error: 'the name of a claim' }).default('groups'),
  /** Values of amr or acr that mean two-factor authentication at the provider. */
  OIDC_SECOND_STEP: names(value, 'values of amr or acr separated by commas, such as mfa,hwk').default([]),
} as const;

export const signInSecrets = ['OIDC_CLIENT_SECRET'] as const;

type Given = z.output<z.ZodObject<typeof signInVariables>>;

export const toSignInSettings = (given: Given) => ({
  /** How long a session lasts after sign-in, hours, used or not. */
  sessionHours: given.SESSION_HOURS,
  /** The OpenID Connect provider; null: none. */
  identityProvider:
    given.OIDC_ISSUER === undefined || given.OIDC_CLIENT_ID === undefined || given.OIDC_CLIENT_SECRET === undefined
      ? null
      : {
          issuer: given.OIDC_ISSUER,
          clientId: given.OIDC_CLIENT_ID,
          clientSecret: given.OIDC_CLIENT_SECRET,
          /** Label of the button. */
          name: given.OIDC_NAME ?? new URL(given.OIDC_ISSUER).hostname,
          scopes: given.OIDC_SCOPES,
          /** Null: any domain. */
          emailDomains: given.OIDC_EMAIL_DOMAINS?.map((domain) => domain.toLowerCase()) ?? null,
          /** The claim must contain one of these; null: no group is required. */
          groups: given.OIDC_GROUPS ?? null,
          groupsClaim: given.OIDC_GROUPS_CLAIM,
          /** Empty: two-factor authentication at the provider does not count here. */
          secondStep: given.OIDC_SECOND_STEP,
          /** For tests only: a provider on http://127.0.0.1. */
          loopback: false as boolean,
        },
});

export type IdentityProviderSettings = NonNullable<ReturnType<typeof toSignInSettings>['identityProvider']>;

/** A sentence with the remedy for settings that do not fit together; null: they do. */
export const findSignInConflict = (given: Readonly<Record<string, string | undefined>>): string | null => {
  const three = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'];
  const set = three.filter((name) => given[name] !== undefined);
  if (set.length > 0 && set.length < three.length) {
    return 'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: the provider, and this server’s credentials there. Set all three, or none.';
  }
  if (set.length === 0) {
    const loose = Object.keys(signInVariables).find((name) => name.startsWith('OIDC_') && given[name] !== undefined);
    return loose === undefined ? null : `${loose} belongs to a provider. Set OIDC_ISSUER too, or leave ${loose} out.`;
  }
  return given.PUBLIC_URL === undefined
    ? 'OIDC_ISSUER needs PUBLIC_URL: the address that the provider sends people back to. Set it to the address in their browsers.'
    : null;
};
