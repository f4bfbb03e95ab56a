import { useEffect, useRef } from 'react';
import { queryClient, sessionKey } from '../../data/query.ts';
import type { Session } from '../../data/session.ts';

/** Reloads all data when the scope of the person has changed. */
export const useRefreshOnScopeChange = (account: Session['account']): void => {
  const id = account?.id;
  const scope = JSON.stringify(account?.scope);
  const before = useRef<{ readonly id: string; readonly scope: string } | null>(null);
  useEffect(() => {
    const { current } = before;
    before.current = id === undefined ? null : { id, scope };
    if (current === null || current.id !== id || current.scope === scope) return;
    void queryClient.resetQueries({ predicate: ({ queryKey: [word] }) => word !== sessionKey[0] && word !== 'system' });
  }, [id, scope]);
};
