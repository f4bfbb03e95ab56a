import { idempotencyHeader, type Shift, type ShiftInput, type StakeholderGroup, shiftLimits } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../../data/client.ts';
import { routeQuery } from '../../../data/route-query.ts';
import type { RowSave } from '../../../ui/form/use-server-form.ts';

const refreshMs = 60_000;

/** The rota from a moment on; null: from now, read again every minute, because who is on duty changes by itself. */
export const useRota = (group: StakeholderGroup, from: string | null) =>
  useQuery({
    ...routeQuery('/api/stakeholders/{group}/rota', {
      path: { group },
      query: { days: shiftLimits.usualView, ...(from === null ? {} : { from }) },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });

export const saveShift = ({ group, editing, input, key }: { readonly group: StakeholderGroup } & RowSave<ShiftInput>): Promise<Shift> => {
  const headers = { [idempotencyHeader]: key };
  if (editing === null)
    return readBody(api.POST('/api/stakeholders/{group}/shifts', { params: { path: { group } }, body: input, headers }));
  const body = { ...input, version: editing.version };
  return readBody(api.PUT('/api/duty-shifts/{id}', { params: { path: { id: editing.id } }, body, headers }));
};

export const deleteShift = ({ id }: Shift): Promise<void> => ensureOk(api.DELETE('/api/duty-shifts/{id}', { params: { path: { id } } }));
