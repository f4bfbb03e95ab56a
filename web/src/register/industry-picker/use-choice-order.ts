import { useRecentIndustries } from '../../data/recent-industries.ts';
import { useSession } from '../../data/session.ts';
import { useIndustry } from './industry-choice.ts';
import type { ChoiceOrder } from './order-choices.ts';
import { useGrantedPosition } from './use-granted-position.ts';

export interface KnownOrder extends ChoiceOrder {
  /** The site from which distances are given; undefined: from this device. */
  readonly fromName: string | undefined;
}

/** What is known of this person's own, last used and nearest sites. */
export const useChoiceOrder = (wanted: boolean): KnownOrder => {
  const account = useSession().data?.account ?? undefined;
  const recent = useRecentIndustries(account?.id);
  const device = useGrantedPosition(wanted);
  const last = useIndustry(wanted && device === undefined ? recent[0] : undefined).data;
  const scope = account?.scope;
  const own = scope !== undefined && 'industryIds' in scope ? scope.industryIds : [];
  if (device !== undefined || last === undefined || last.latitude === null || last.longitude === null)
    return { own, recent, from: device, fromName: undefined };
  return { own, recent, from: { latitude: last.latitude, longitude: last.longitude }, fromName: last.industryName };
};
