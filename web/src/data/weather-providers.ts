import type { Session } from './session.ts';
import { useSession } from './session.ts';

type Provider = Session['weatherProviders'][number];

/** A provider by its id; one that the server no longer lists has only that. */
export const useWeatherProvider = (): ((
  id: string,
) => Pick<Provider, 'name'> & { readonly attribution: Provider['attribution'] | null }) => {
  const providers = useSession().data?.weatherProviders;
  return (wanted) => providers?.find(({ id }) => id === wanted) ?? { name: wanted, attribution: null };
};
