import { type DutyScope, type DutyState, type dutyColumns, dutyRuleIds } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { type RegisterView, toQuery } from '../../ui/register/register-view.ts';

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

export const useDuties = (view: RegisterView<(typeof dutyColumns)[number]>, filter: DutyFilter) => {
  const titled = useTitled(view.search);
  return useQuery(pageQuery('/api/duties', { query: { ...toQuery(view), ...given({ ...filter, titled }) } }));
};
