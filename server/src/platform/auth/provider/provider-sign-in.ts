import { ApiError } from '@hazardguard/contract';
import type { Database } from '../../db/database.ts';
import type { IdentityProviderSettings } from '../../env/sign-in-variables.ts';
import { makeSealedValues } from '../sealed-values.ts';
import { type Journey, openIdClient } from './openid-client.ts';
import { resolvePerson } from './resolve-person.ts';

/** A person identified by the provider who has an account here. */
interface SignedInPerson {
  readonly personId: string;
  /** The provider used two-factor authentication that counts here. */
  readonly secondStep: boolean;
}

/** Sign-in by the installation's identity provider. */
export interface ProviderSignIn {
  /** The label of the button. */
  readonly name: string;
  readonly issuer: string;
  /** The provider's page, and what the browser keeps meanwhile. */
  begin(): Promise<{ readonly address: string; readonly sealedState: string }>;
  /** `answer` is the query that the browser came back with. */
  arrive(kept: string | undefined, answer: string): Promise<SignedInPerson>;
}

/** Signing in at the provider, with a password and a telephone at hand, takes time. */
const journeyMinutes = 15;

interface ProviderSignInDeps {
  readonly settings: IdentityProviderSettings;
  readonly publicUrl: string;
  readonly database: Database;
  readonly secret: string;
}

export const openProviderSignIn = ({ settings, publicUrl, database, secret }: ProviderSignInDeps): ProviderSignIn => {
  const client = openIdClient(settings, `${publicUrl}/SignIn`);
  const journeys = makeSealedValues<Journey>(secret, 'provider sign-in', journeyMinutes);
  return {
    name: settings.name,
    issuer: settings.issuer,
    begin: async () => {
      const { address, journey } = await client.begin();
      return { address, sealedState: journeys.close(journey) };
    },
    arrive: async (kept, answer) => {
      const journey = journeys.open(kept);
      if (journey === null) {
        throw new ApiError('identity-refused', 'This sign-in began in another browser or has expired. Start again');
      }
      const vouched = await client.finish(journey, answer);
      return { personId: await resolvePerson(database, vouched), secondStep: vouched.secondFactor };
    },
  };
};
