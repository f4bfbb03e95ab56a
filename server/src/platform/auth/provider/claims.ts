import { ApiError, email as emailSchema, toVisibleLine } from '@hazardguard/contract';
import type { IdentityProviderSettings } from '../../env/sign-in-variables.ts';

/** What a provider has said of somebody, checked by the library: signature, issuer, audience, nonce, time. */
export interface Claims {
  readonly sub: string;
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly name?: unknown;
  readonly amr?: unknown;
  readonly acr?: unknown;
  readonly [claim: string]: unknown;
}

/** Somebody whom the provider vouches for. */
export interface VerifiedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  /** The provider has asked for a second step, in a way that this installation trusts. */
  readonly secondFactor: boolean;
}

const listTexts = (claim: unknown): readonly string[] => [claim].flat().filter((one) => typeof one === 'string');

/** Refuses what the provider does not vouch for, and whom this installation does not admit. */
export const verifyClaims = (claims: Claims, settings: IdentityProviderSettings): VerifiedIdentity => {
  const email = emailSchema.safeParse(claims.email).data;
  if (email === undefined || claims.email_verified !== true) {
    throw new ApiError('unverified-email', `${settings.name} does not vouch for your e-mail address; have it verified there`);
  }
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const ofDomain = settings.emailDomains === null || settings.emailDomains.includes(domain);
  const groups = listTexts(claims[settings.groupsClaim]);
  const ofGroup = settings.groups === null || settings.groups.some((group) => groups.includes(group));
  if (!ofDomain || !ofGroup) {
    throw new ApiError('not-admitted', `This installation does not admit your account of ${settings.name}`);
  }
  const steps = [...listTexts(claims.amr), ...listTexts(claims.acr)];
  const name = typeof claims.name === 'string' ? toVisibleLine(claims.name).slice(0, 100) : '';
  return {
    issuer: settings.issuer,
    subject: claims.sub,
    email,
    name: name === '' ? (email.split('@')[0] ?? email) : name,
    secondFactor: settings.secondStep.some((trusted) => steps.includes(trusted)),
  };
};

/** Claims that the id token may leave to the userinfo endpoint. */
export const lacksClaims = (claims: Claims, { groups, groupsClaim }: IdentityProviderSettings): boolean =>
  claims.email === undefined || claims.email_verified === undefined || (groups !== null && claims[groupsClaim] === undefined);
