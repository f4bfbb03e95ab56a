import type { Stakeholder } from '@hazardguard/contract';
import { CloseButton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { TypeAhead } from '../../ui/type-ahead/type-ahead.tsx';
import { useDebounced } from '../../ui/type-ahead/use-debounced.ts';

/** A member of the incident management team, with the id of the directory. */
export interface Member {
  readonly id: string;
  readonly name: string;
}

export const useTeam = (search: string) =>
  useQuery({
    ...routeQuery('/api/stakeholders/{group}/members', {
      path: { group: 'incident_management_team' },
      query: { page: 1, pageSize: 20, sort: 'name', ...(search === '' ? {} : { search }) },
    }),
    placeholderData: keepPreviousData,
  });

interface MemberPickerProps {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly error?: string | undefined;
  readonly value: Member | null;
  readonly onChange: (member: Member | null) => void;
}

const formatAside = ({ role, onDutyUntil }: Stakeholder, onDuty: string): string => (onDutyUntil === null ? role : `${role} · ${onDuty}`);

/** Finds a member of the incident management team. Leaving the field without a choice restores the chosen name. */
export const MemberPicker = ({ id, label, description, error, value, onChange }: MemberPickerProps) => {
  const { t } = useTranslation('incidents');
  const [typed, setTyped] = useState<string>();
  const search = useDebounced(typed?.trim() ?? '');
  const team = useTeam(search);
  return (
    <TypeAhead
      input={{
        id,
        label,
        ...(description === undefined ? {} : { description }),
        error,
        placeholder: t('member.placeholder'),
        rightSection:
          value === null ? undefined : <CloseButton aria-label={t('member.clear', { field: label })} onClick={() => onChange(null)} />,
      }}
      text={typed ?? value?.name ?? ''}
      onText={setTyped}
      onLeave={() => setTyped(undefined)}
      loading={team.isLoading || (typed !== undefined && team.isFetching)}
      error={team.error}
      nothing={t(search === '' ? 'member.none' : 'member.nothing')}
      choices={(team.data?.rows ?? []).map((row) => ({
        key: row.externalId,
        label: row.name,
        aside: formatAside(row, t('member.onDuty')),
        item: row,
      }))}
      onChoose={({ externalId, name }) => {
        setTyped(undefined);
        onChange({ id: externalId, name });
      }}
    />
  );
};
