import { type Duty, type DutyFeedInput, type DutyScope, type DutyState, type dutyColumns, dutyRuleIds } from '@hazardguard/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, ensureOk, readBody } from '../../data/client.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { type RegisterView, toQuery } from '../../ui/register/register-view.ts';

export type DutyColumn = (typeof dutyColumns)[number];

export interface DutyFilter {
  readonly state: DutyState | undefined;
  readonly scope: DutyScope | undefined;
  readonly industryId: number | undefined;
  readonly district: string | undefined;
}

const given = <T extends object>(filter: T) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as { [Key in keyof T]?: NonNullable<T[Key]> };

/** The duties whose titles match the search in the reader's language: the server searches English titles only. */
const useTitled = (search: string | undefined): string | undefined => {
  const { t, i18n } = useTranslation('duties');
  const text = search?.trim().toLocaleLowerCase(i18n.language) ?? '';
  if (text === '') return undefined;
  return dutyRuleIds.filter((id) => t(`rule.${id}`).toLocaleLowerCase(i18n.language).includes(text)).join(',');
};

export const useDuties = (view: RegisterView<DutyColumn>, filter: DutyFilter) => {
  const titled = useTitled(view.search);
  const query = given({ ...filter, titled });
  return useQuery({
    ...routeQuery('/api/duties', { query: { ...toQuery(view), ...query } }),
    placeholderData: keepPreviousData,
  });
};

/** The districts of the register, by name. */
export const useDistricts = () =>
  useQuery({
    ...routeQuery('/api/duties/districts'),
    select: ({ districts }) => districts,
  });

export const useEntries = ({ rule, subject }: Pick<Duty, 'rule' | 'subject'>) =>
  useQuery(routeQuery('/api/duties/entries', { query: { rule, subject } }));

export const makeFeed = async (body: DutyFeedInput): Promise<string> => {
  const { path } = await readBody(api.POST('/api/duties/feed', { body }));
  return new URL(path, window.location.origin).href;
};

export const endFeed = (): Promise<void> => ensureOk(api.DELETE('/api/duties/feed'));
