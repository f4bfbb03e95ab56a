import type { BetterAuthOptions } from 'better-auth';
import type { Database } from '../db/database.ts';
import type { Settings } from '../env/env.ts';
import { hashPassword, matchesHash } from './password-hash.ts';

export interface AuthDeps {
  readonly settings: Settings;
  readonly database: Database;
  readonly secret: string;
}

/**
 * The library stores people, credentials and sessions in tables of our migrations (`0001_platform.sql`), under our names. None of
 * its own HTTP routes is mounted: only the typed routes of the contract call it.
 */
export const buildAuthOptions = ({ settings, database, secret }: AuthDeps) => {
  const secure = settings.publicUrl?.startsWith('https:') ?? false;
  return {
    appName: 'HazardGuard',
    database: database.pool,
    secret,
    baseURL: settings.publicUrl ?? `http://${settings.host}:${settings.port ?? 0}`,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 12,
      maxPasswordLength: 128,
      password: { hash: hashPassword, verify: matchesHash },
    },
    user: {
      modelName: 'person',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: 'string', required: true, input: false },
        deactivatedAt: { type: 'date', required: false, input: false, fieldName: 'deactivated_at' },
      },
    },
    session: {
      modelName: 'person_session',
      fields: {
        userId: 'person_id',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
      },
      additionalFields: { secondStep: { type: 'boolean', required: false, input: false, fieldName: 'two_factor' } },
      // Counted from the sign-in: use does not extend it.
      expiresIn: settings.sessionHours * 60 * 60,
      disableSessionRefresh: true,
    },
    account: {
      modelName: 'credential',
      fields: {
        userId: 'person_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verification',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    advanced: {
      cookiePrefix: 'hazardguard',
      // The library would use the weaker `__Secure-` prefix.
      useSecureCookies: false,
      cookies: { session_token: { name: `${secure ? '__Host-' : ''}hazardguard.session_token` } },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      ipAddress: { disableIpTracking: true },
    },
  } satisfies BetterAuthOptions;
};
