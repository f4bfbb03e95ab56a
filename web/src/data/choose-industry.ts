import { useNavigate } from '@tanstack/react-router';
import type { Search } from './address.ts';

/** Keys of the address that stay when another industry is chosen; 'all': none of them belongs to one industry. */
export type KeptKeys = readonly string[] | 'all';

/** Puts another industry in focus. The rest of the address, such as a scenario or a stored run, belongs to the last one and goes. */
export const useChooseIndustry = (kept: KeptKeys): ((id: number | undefined) => void) => {
  const navigate = useNavigate();
  return (id) => {
    void navigate({
      to: '.',
      search: (before: Search): Search => ({
        ...Object.fromEntries(Object.entries(before).filter(([key]) => kept === 'all' || kept.includes(key))),
        industry: id,
      }),
      resetScroll: false,
    });
  };
};
