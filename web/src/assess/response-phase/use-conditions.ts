import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { ConditionsForm } from '../changed-conditions/conditions-form.ts';
import { type Address, parseAddress, type ResponseState, toAddress } from './conditions-address.ts';

const settleMs = 300;

interface Editing {
  readonly state: ResponseState;
  /** Loaded from the address, so there is nothing to write back. */
  readonly fromAddress: boolean;
}

/** The conditions of one industry as typed, mirrored in the address. */
export const useConditions = (industryId: number) => {
  const address: Address = useSearch({ strict: false });
  const navigate = useNavigate();
  const [{ state, fromAddress }, setEditing] = useState<Editing>(() => ({ state: parseAddress(address, industryId), fromAddress: true }));
  useEffect(() => {
    if (fromAddress) return;
    const timer = setTimeout(() => {
      void navigate({
        to: '.',
        search: (before: Address) => ({ ...before, ...toAddress(state, industryId) }),
        replace: true,
        resetScroll: false,
      });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [state, fromAddress, industryId, navigate]);

  const show = useCallback((patch: Partial<ResponseState>) => {
    setEditing((before) => ({ state: { ...before.state, ...patch }, fromAddress: false }));
  }, []);
  /** After a change, the form no longer matches the stored run. */
  const change = useCallback((patch: Partial<ConditionsForm>) => {
    setEditing((before) => ({
      state: { ...before.state, form: { ...before.state.form, ...patch }, runId: undefined },
      fromAddress: false,
    }));
  }, []);
  return { state, show, change };
};
