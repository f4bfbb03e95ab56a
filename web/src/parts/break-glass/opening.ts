import type { InvitationLanguage } from '@hazardguard/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { answerOf, api, doneOf } from '../../data/client.ts';
import { queryClient, sessionKey } from '../../data/query.ts';
import { useSession } from '../../data/session.ts';

const readSessionAnew = (): Promise<void> => queryClient.invalidateQueries({ queryKey: sessionKey });

/** Reads everything anew when the same person sees something else than before, whoever has changed that. */
const useFreshSight = (): void => {
  const account = useSession().data?.account ?? null;
  const scope = JSON.stringify(account?.scope);
  const before = useRef<{ readonly id: string; readonly scope: string } | null>(null);
  const id = account?.id;
  useEffect(() => {
    const { current } = before;
    before.current = id === undefined ? null : { id, scope };
    if (current === null || current.id !== id || current.scope === scope) return;
    void queryClient.resetQueries({ predicate: ({ queryKey: [word] }) => word !== sessionKey[0] && word !== 'system' });
  }, [id, scope]);
};

export const useOpenEverything = () =>
  useMutation({
    mutationFn: (body: { readonly reason: string; readonly language: InvitationLanguage }) =>
      answerOf(api.POST('/api/account/break-glass', { body })),
    onSuccess: readSessionAnew,
  });

export const useCloseEverything = () =>
  useMutation({ mutationFn: () => doneOf(api.DELETE('/api/account/break-glass')), onSettled: readSessionAnew });

/** A moment past the end, so that the server has noticed, too. */
const pastMs = 500;

/** While everything is open to this person: why and until when. Looks again when the time is over. */
export const useOpening = (): { readonly reason: string; readonly endsAt: string } | null => {
  useFreshSight();
  const opened = useSession().data?.opened ?? null;
  const endsAt = opened?.endsAt;
  const over = useEffectEvent(() => void readSessionAnew());
  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = setTimeout(over, Math.max(0, new Date(endsAt).getTime() - Date.now()) + pastMs);
    return () => clearTimeout(timer);
  }, [endsAt]);
  return opened;
};
