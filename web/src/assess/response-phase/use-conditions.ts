import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { ConditionsForm } from '../changed-conditions/conditions-form.ts';
import { type Address, parseAddress, type ResponseState, toAddress } from './conditions-address.ts';

const settleMs = 300;

interface Editing {
  readonly shown: ResponseState;
  /** Loaded from the address, so there is nothing to write back. */
  readonly fromAddress: boolean;
}

/** The conditions of one industry as typed, mirrored in the address. */
export const useConditions = (industryId: number) => {
  const address: Address = useSearch({ strict: false });
  const navigate = useNavigate();
  const [{ shown, fromAddress }, setEditing] = useState<Editing>(() => ({ shown: parseAddress(address, industryId), fromAddress: true }));
  useEffect(() => {
    if (fromAddress) return;
    const timer = setTimeout(() => {
      void navigate({
        to: '.',
        search: (before: Address) => ({ ...before, ...toAddress(shown, industryId) }),
        replace: true,
        resetScroll: false,
      });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [shown, fromAddress, industryId, navigate]);

  const show = useCallback((patch: Partial<ResponseState>) => {
    setEditing((before) => ({ shown: { ...before.shown, ...patch }, fromAddress: false }));
  }, []);
  /** After a change, the form no longer matches the stored run. */
  const change = useCallback((patch: Partial<ConditionsForm>) => {
    setEditing((before) => ({
      shown: { ...before.shown, form: { ...before.shown.form, ...patch }, runId: undefined },
      fromAddress: false,
    }));
  }, []);
  return { shown, show, change };
};
