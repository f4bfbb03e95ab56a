import type { Permission } from '@hazardguard/contract';
import { type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from './client.ts';
import { claimDrafts } from './draft.ts';
import { queryClient, sessionKey } from './query.ts';
import { belongsToOther, forgetSession, isEnded, isSessionHolder, recordSession } from './session-end.ts';

const askSession = () => readBody(api.GET('/api/session'));
export type Session = Awaited<ReturnType<typeof askSession>>;

/** A browser that keeps nothing, or has lost the server again, works on without. */
const connect = (account: Session['account']): Promise<void> =>
  import('./offline/connect.ts').then(({ connectVault }) => connectVault(account)).catch(() => undefined);

/** The signed-in person. An expired session is reported unchanged until a person signs in or leaves. */
export const readSession = async (): Promise<Session> => {
  const session = await askSession();
  if (isEnded() && session.account !== null && belongsToOther(session.account.id)) window.location.reload();
  if (session.account !== null) claimDrafts(session.account.id);
  // Not awaited: what is kept here is not needed while the server answers.
  void connect(session.account);
  return recordSession(session) ? (queryClient.getQueryData<Session>(sessionKey) ?? session) : session;
};

/** The signed-in person, the mode, and the permissions. */
export const useSession = () => useQuery({ queryKey: sessionKey, queryFn: readSession, staleTime: 60_000 });

export const hasPermission = (session: Session | undefined, permission: Permission | 'public'): boolean =>
  permission === 'public' || (session?.permissions.includes(permission) ?? false);

/** True when the signed-in person has the permission. The server decides again; this only shows or hides. */
export const useHasPermission = (permission: Permission | 'public'): boolean => hasPermission(useSession().data, permission);

/** Another account must not see the data of the last one. */
export const startSession = async (session: Session): Promise<void> => {
  const again = session.account !== null && isSessionHolder(session.account.id);
  const another = session.account !== null && belongsToOther(session.account.id);
  void connect(session.account);
  if (session.account === null) forgetSession();
  else {
    claimDrafts(session.account.id);
    recordSession(session);
  }
  if (again) {
    queryClient.setQueryData(sessionKey, session);
    void queryClient.invalidateQueries();
    return;
  }
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionKey[0] && query.queryKey[0] !== '/api/system' });
  queryClient.setQueryData(sessionKey, session);
  // Replaces another person's session: that person's data are removed.
  if (another) window.location.reload();
};

export const useSignOut = (): UseMutationResult<void, Error, void> =>
  useMutation({
    // An expired session is left without a call: the server no longer knows it.
    mutationFn: async () => {
      const holder = queryClient.getQueryData<Session>(sessionKey)?.account?.id;
      if (!isEnded()) await ensureOk(api.DELETE('/api/session'));
      if (holder !== undefined) await import('./offline/connect.ts').then(({ leaveVault }) => leaveVault(holder)).catch(() => undefined);
    },
    onSuccess: async () => {
      await import('./recent-industries.ts').then(({ forgetIndustries }) => forgetIndustries()).catch(() => undefined);
      await startSession(await askSession());
    },
  });
