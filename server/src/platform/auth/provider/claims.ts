import { ApiError, email as emailSchema, toVisibleLine } from '@hazardguard/contract';
import type { IdentityProviderSettings } from '../../env/sign-in-variables.ts';

/** A provider's claims about a person, checked by the library: signature, issuer, audience, nonce, time. */
export interface Claims {
  readonly sub: string;
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly name?: unknown;
  readonly amr?: unknown;
  readonly acr?: unknown;
  readonly [claim: string]: unknown;
}

/** A person identified by the provider. */
export interface VerifiedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  /** The provider has used two-factor authentication, by a method that this installation trusts. */
  readonly secondFactor: boolean;
}

const listTexts = (claim: unknown): readonly string[] => [claim].flat().filter((one) => typeof one === 'string');

/** Refuses an unverified address, and accounts that this installation does not accept. */
export const verifyClaims = (claims: Claims, settings: IdentityProviderSettings): VerifiedIdentity => {
  const email = emailSchema.safeParse(claims.email).data;
  if (email === undefined || claims.email_verified !== true) {
    throw new ApiError('unverified-email', `${settings.name} has not verified your e-mail address; verify it there`);
  }
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const ofDomain = settings.emailDomains === null || settings.emailDomains.includes(domain);
  const groups = listTexts(claims[settings.groupsClaim]);
  const ofGroup = settings.groups === null || settings.groups.some((group) => groups.includes(group));
  if (!ofDomain || !ofGroup) {
    throw new ApiError('not-admitted', `This installation does not accept your account of ${settings.name}`);
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
