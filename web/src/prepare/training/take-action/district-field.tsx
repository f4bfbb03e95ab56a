import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../data/route-query.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { SuggestionField } from '../../../ui/list-field/suggestion-field.tsx';

interface DistrictFieldProps {
  readonly id: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (district: string) => void;
}

/** The district whose authority is asked: one of the reader's, or another by its name. */
export const DistrictField = (props: DistrictFieldProps) => {
  const { t } = useTranslation('training');
  const data = useQuery(routeQuery('/api/duties/districts')).data?.districts ?? [];
  return (
    <SuggestionField {...props} label={t('schedule.field.district')} description={t('schedule.districtHint')} maxLength={200} data={data} />
  );
};
