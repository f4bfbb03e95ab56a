import { z } from 'zod';

/** Bytes in the encoding that browsers use. */
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, { error: 'base64url' });

/** Options to use a passkey (`PublicKeyCredentialRequestOptionsJSON` of Web Authentication). */
export const passkeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;

/** Options to create a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

const credential = { id: base64url(1_400), rawId: base64url(1_400), type: z.literal('public-key') } as const;
/** No extension is requested, and results are ignored. */
const clientExtensionResults = z.object({});

/** The answer of a passkey (`AuthenticationResponseJSON`). */
export const passkeyAnswer = z.object({
  ...credential,
  clientExtensionResults,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** A new passkey (`RegistrationResponseJSON`). */
export const newPasskeyAnswer = z.object({
  ...credential,
  clientExtensionResults,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(40_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .default([]),
  }),
});
export type NewPasskeyAnswer = z.infer<typeof newPasskeyAnswer>;
