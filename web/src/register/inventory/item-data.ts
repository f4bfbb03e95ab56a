import { type InventoryInput, type InventoryItem, idempotencyHeader, type inventoryColumns } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { refresh } from '../../data/refresh.ts';
import { keepOfSame } from '../../data/route-rows.ts';
import { inventoryQuery } from '../../data/site-queries.ts';
import { withForms } from '../../data/with-forms.ts';
import type { RowSave } from '../../ui/form/use-server-form.ts';
import { type RegisterView, toQuery } from '../../ui/register/register-view.ts';
import { industryLists } from '../industries/industry-lists.ts';

export type ItemColumn = (typeof inventoryColumns)[number];

export const useItems = (industry: number, view: RegisterView<ItemColumn>) =>
  useQuery({
    ...inventoryQuery(industry, toQuery(view)),
    select: withForms,
    // Another industry's rows are never shown while this one's are loading.
    placeholderData: keepOfSame('id', industry),
  });

const pageOfAll = 100;

/** One item as it is stored now; undefined when it is not there any more. An item is read through the list of its industry. */
export const findItem = async ({ industry, id }: { industry: number; id: number }): Promise<InventoryItem | undefined> => {
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize: pageOfAll };
    const { rows, total } = await readBody(api.GET('/api/industries/{id}/inventory', { params: { path: { id: industry }, query } }));
    const found = rows.find((item) => item.id === id);
    if (found !== undefined || page * pageOfAll >= total) return found;
  }
};

export const saveItem = ({
  industry,
  editing,
  input,
  key,
  overwrite,
}: { readonly industry: number } & RowSave<InventoryInput>): Promise<InventoryItem> => {
  const headers = { [idempotencyHeader]: key };
  if (editing === null)
    return readBody(api.POST('/api/industries/{id}/inventory', { params: { path: { id: industry } }, body: input, headers }));
  const { id, version } = editing;
  const body = overwrite ? input : { ...input, version };
  return readBody(api.PUT('/api/inventory/{id}', { params: { path: { id } }, body, headers }));
};

export const deleteItem = ({ id }: InventoryItem): Promise<void> =>
  ensureOk(api.DELETE('/api/inventory/{id}', { params: { path: { id } } }));

/** Reloads the lists of the inventory, and the numbers of items in the list of industries. */
export const refreshInventory = (): Promise<void> =>
  refresh('/api/industries/{id}/inventory', '/api/industries/{id}/standing', ...industryLists, '/api/industries/{id}');

export const inventoryFile = (industry: number): string => `/api/industries/${industry}/inventory.csv`;
