import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, Provider } from 'oidc-provider';

/** Claims about the signed-in person, besides those of the protocol. */
type Claims = Readonly<Record<string, unknown>>;

export interface IdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Sets the person signed in at the provider; `sub` is the account. */
  signedIn(claims: Claims & { readonly sub: string }): void;
  /** Changes the claims of future id tokens, which are signed with the provider's key; null: unchanged. */
  bend(change: ((claims: Claims) => Claims) | null): void;
  /** Signs future id tokens with a key that the provider does not publish. */
  useStrangeKey(): void;
  /** Every call is answered with this status; null: normally. */
  fail(status: number | null): void;
  close(): void;
}

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey;
const clientId = 'hazardguard';
const clientSecret = 'only for tests: a secret of the client';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID Connect provider on its own port, by the library `oidc-provider`; every visitor is signed in immediately. */
export const openIdentityProvider = async (redirectUris: readonly string[]): Promise<IdentityProvider> => {
  let account: Claims & { readonly sub: string } = { sub: 'nobody' };
  let change: ((claims: Claims) => Claims) | null = null;
  let status: number | null = null;
  let signer = rsa();
  let bent = false;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const configuration: Configuration = {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [...redirectUris], response_types: ['code'] }],
    jwks: { keys: [{ ...signer.export({ format: 'jwk' }), kid: 'tests', use: 'sig', alg: 'RS256' } as never] },
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'], groups: ['groups'] },
    scopes: ['openid', 'email', 'profile', 'groups'],
    findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...account, sub: id }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session?.accountId ?? account.sub });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
    pkce: { required: () => true },
    ttl: { Session: 60, Interaction: 60, Grant: 60, IdToken: 300, AccessToken: 60 },
  };
  const provider = new Provider(issuer, configuration);
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.path !== '/token' || !bent || typeof body?.id_token !== 'string') return;
    const [head = '', payload = ''] = body.id_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
    const text = `${head}.${encode(change?.(claims) ?? claims)}`;
    body.id_token = `${text}.${sign('RSA-SHA256', Buffer.from(text), signer).toString('base64url')}`;
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (status !== null) {
      response.writeHead(status).end();
      return;
    }
    if (!request.url?.startsWith('/interaction/')) {
      void answer(request, response);
      return;
    }
    void provider.interactionFinished(request, response, { login: { accountId: account.sub, amr: (account.amr as string[]) ?? ['pwd'] } });
  });

  return {
    issuer,
    clientId,
    clientSecret,
    signedIn: (claims) => {
      account = claims;
    },
    bend: (next) => {
      change = next;
      bent = next !== null;
    },
    useStrangeKey: () => {
      signer = rsa();
      bent = true;
    },
    fail: (next) => {
      status = next;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
