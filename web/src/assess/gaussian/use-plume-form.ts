import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { type Address, formFromAddress, type PlumeForm, startForm, toAddress } from './plume-form.ts';

const settleMs = 300;

/** The inputs as typed, written to the address when they settle. */
export const usePlumeForm = () => {
  const address: Address = useSearch({ strict: false });
  const navigate = useNavigate();
  const [state, setState] = useState(() => ({ form: formFromAddress(address, new Date()), fromAddress: true }));
  useEffect(() => {
    if (state.fromAddress) return;
    const timer = setTimeout(() => {
      void navigate({
        to: '.',
        search: (before: Address) => ({ ...before, ...toAddress(state.form) }),
        replace: true,
        resetScroll: false,
      });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [state, navigate]);
  const change = useCallback((patch: Partial<PlumeForm>) => {
    setState((before) => ({ form: { ...before.form, ...patch }, fromAddress: false }));
  }, []);
  const reset = useCallback(() => change(startForm(new Date())), [change]);
  return { form: state.form, change, reset };
};
