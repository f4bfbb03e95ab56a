import type { IncidentState } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import type { ChoiceField, IncidentField } from './form/incident-fields.ts';

/** The names of fields and of their values. A value that this program does not know stays as it is stored. */
export const useIncidentText = () => {
  const { t } = useTranslation('incidents');
  const known = (key: string, value: string): string => t(key as 'value.state.New', { defaultValue: value });
  return {
    field: (field: IncidentField | 'origin'): string => t(`field.${field}`),
    value: (field: ChoiceField | 'origin', value: string): string =>
      field === 'priority' ? value : known(`value.${field === 'impact' ? 'urgency' : field}.${value}`, value),
    state: (state: IncidentState): string => t(`value.state.${state}`),
  };
};
