import { type StakeholderGroup, stakeholderGroups } from '@hazardguard/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { oneOf, type Search } from '../../data/address.ts';

const closed = 'none';
const usual: StakeholderGroup = 'central_core_team';

/** The open section, one at a time, at first the core team; kept in the address. A change clears search and page. */
export const useOpenGroup = (): readonly [StakeholderGroup | null, (group: StakeholderGroup | null) => void] => {
  const raw = useSearch({ strict: false, select: (search: Search) => search.group });
  const navigate = useNavigate();
  const open = raw === closed ? null : (oneOf(stakeholderGroups)(raw) ?? usual);
  const change = (group: StakeholderGroup | null): void => {
    void navigate({
      to: '.',
      search: ({ industry }: Search) => ({ industry, group: group === usual ? undefined : (group ?? closed) }),
      resetScroll: false,
    });
  };
  return [open, change];
};

/** Only people with a contact to verify; a change starts at the first page. */
export const useProofFilter = (): readonly ['any' | 'open', (filter: 'any' | 'open') => void] => {
  const raw = useSearch({ strict: false, select: (search: Search) => search.proof });
  const navigate = useNavigate();
  return [
    raw === 'open' ? 'open' : 'any',
    (filter) => {
      void navigate({
        to: '.',
        search: (before: Search) => ({ ...before, page: undefined, proof: filter === 'any' ? undefined : filter }),
        replace: true,
        resetScroll: false,
      });
    },
  ];
};
