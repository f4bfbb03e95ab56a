import { useEffect, useEffectEvent, useRef } from 'react';
import { queryClient, sessionKey } from '../../data/query.ts';
import { useSession } from '../../data/session.ts';

/** Reloads all data when the visible records of the person have changed. */
const useRefreshOnAccessChange = (): void => {
  const { account = null, opened = null } = useSession().data ?? {};
  const access = JSON.stringify([account?.scope, opened?.opens]);
  const before = useRef<{ readonly id: string; readonly sight: string } | null>(null);
  const id = account?.id;
  useEffect(() => {
    const { current } = before;
    before.current = id === undefined ? null : { id, sight: access };
    if (current === null || current.id !== id || current.sight === access) return;
    void queryClient.resetQueries({ predicate: ({ queryKey: [word] }) => word !== sessionKey[0] && word !== '/api/system' });
  }, [id, access]);
};

/** Shortly after the end, so that the server has ended it too. */
const pastMs = 500;

export type OwnEmergencyAccess = NonNullable<NonNullable<ReturnType<typeof useSession>['data']>['opened']>;

/** The present emergency access of this person. Reloaded when its time is over. */
export const useActiveEmergencyAccess = (): OwnEmergencyAccess | null => {
  useRefreshOnAccessChange();
  const opened = useSession().data?.opened ?? null;
  const endsAt = opened?.endsAt;
  const over = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey: sessionKey }));
  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = setTimeout(over, Math.max(0, new Date(endsAt).getTime() - Date.now()) + pastMs);
    return () => clearTimeout(timer);
  }, [endsAt]);
  return opened;
};
