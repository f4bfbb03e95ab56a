import { ApiError } from '@hazardguard/contract';
import * as openid from 'openid-client';
import type { IdentityProviderSettings } from '../../env/sign-in-variables.ts';
import { type Claims, lacksClaims, type VerifiedIdentity, verifyClaims } from './claims.ts';
import { guardedFetch, ProviderDown } from './guarded-fetch.ts';

/** What the browser must return unchanged from the provider, stored in a sealed cookie. */
export interface Journey {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface OpenIdClient {
  /** Where the browser goes next. */
  begin(): Promise<{ readonly address: string; readonly journey: Journey }>;
  /** The person identified by the provider. `answer` is the query that the browser came back with. */
  finish(journey: Journey, answer: string): Promise<VerifiedIdentity>;
}

/** Keys and addresses of a provider change; the library rereads keys by itself, the rest is reread after this time. */
const keepMs = 60 * 60_000;

const listCauses = (error: unknown): readonly unknown[] => (error instanceof Error ? [error, ...listCauses(error.cause)] : [error]);

/**
 * OpenID Connect 1.0 with the authorization code and PKCE (RFC 7636, S256). The library checks state, nonce, issuer (also RFC 9207),
 * audience, time and signature of the id token; `redirectUri` is the page that the browser comes back to.
 */
export const openIdClient = (settings: IdentityProviderSettings, redirectUri: string): OpenIdClient => {
  let cached: { readonly configuration: Promise<openid.Configuration>; readonly until: number } | undefined;

  const discover = (): Promise<openid.Configuration> =>
    openid.discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
      [openid.customFetch]: guardedFetch(settings),
      execute: [
        // The signature is checked although the token came over TLS from the provider itself.
        openid.enableNonRepudiationChecks,
        ...(settings.loopback ? [openid.allowInsecureRequests] : []),
      ],
    });
  const configured = (): Promise<openid.Configuration> => {
    if (cached !== undefined && cached.until > Date.now()) return cached.configuration;
    const configuration = discover();
    cached = { configuration, until: Date.now() + keepMs };
    configuration.catch(() => {
      cached = undefined;
    });
    return configuration;
  };
  const asRefusal = (error: unknown): unknown => {
    if (error instanceof ApiError) return error;
    if (listCauses(error).some((one) => one instanceof ProviderDown)) {
      return new ApiError(
        'identity-provider-down',
        `${settings.name} cannot be reached. Sign in with your password, or try again in a minute`,
      );
    }
    if (error instanceof openid.AuthorizationResponseError) {
      return new ApiError('identity-refused', `${settings.name} did not sign you in (${error.error.slice(0, 100)})`);
    }
    const ofProtocol = error instanceof openid.ClientError || error instanceof openid.ResponseBodyError || error instanceof TypeError;
    return ofProtocol || error instanceof openid.WWWAuthenticateChallengeError
      ? new ApiError('identity-refused', `What ${settings.name} answered is not valid. Start again`)
      : error;
  };
  const guarded = async <T>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      throw asRefusal(error);
    }
  };

  return {
    begin: () =>
      guarded(async () => {
        const configuration = await configured();
        const journey = { state: openid.randomState(), nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
        const address = openid.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: settings.scopes,
          state: journey.state,
          nonce: journey.nonce,
          code_challenge: await openid.calculatePKCECodeChallenge(journey.verifier),
          code_challenge_method: 'S256',
        });
        return { address: address.href, journey };
      }),
    finish: ({ state, nonce, verifier }, answer) =>
      guarded(async () => {
        const configuration = await configured();
        const back = new URL(`${redirectUri}?${answer.replace(/^\?/, '')}`);
        const tokens = await openid.authorizationCodeGrant(configuration, back, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const ofToken = tokens.claims() as Claims;
        if (!lacksClaims(ofToken, settings)) return verifyClaims(ofToken, settings);
        const userInfo = await openid.fetchUserInfo(configuration, tokens.access_token, ofToken.sub);
        return verifyClaims({ ...userInfo, ...ofToken }, settings);
      }),
  };
};
