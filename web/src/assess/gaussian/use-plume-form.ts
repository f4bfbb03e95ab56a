import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { type Address, formFromAddress, type PlumeForm, startForm, toAddress } from './plume-form.ts';

const settleMs = 300;

/** The inputs as typed, written to the address when they settle. */
export const usePlumeForm = () => {
  const address: Address = useSearch({ strict: false });
  const navigate = useNavigate();
  const [held, setHeld] = useState(() => ({ form: formFromAddress(address, new Date()), fromAddress: true }));
  useEffect(() => {
    if (held.fromAddress) return;
    const timer = setTimeout(() => {
      void navigate({
        to: '.',
        search: (before: Address) => ({ ...before, ...toAddress(held.form) }),
        replace: true,
        resetScroll: false,
      });
    }, settleMs);
    return () => clearTimeout(timer);
  }, [held, navigate]);
  const change = useCallback((patch: Partial<PlumeForm>) => {
    setHeld((before) => ({ form: { ...before.form, ...patch }, fromAddress: false }));
  }, []);
  const reset = useCallback(() => change(startForm(new Date())), [change]);
  return { form: held.form, change, reset };
};
