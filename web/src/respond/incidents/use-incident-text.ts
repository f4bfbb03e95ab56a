import type { IncidentState } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import type { ChoiceField, IncidentField } from './form/incident-fields.ts';

/** Texts of fields and values. An unknown value is shown as stored. */
export const useIncidentText = () => {
  const { t } = useTranslation('incidents');
  const translateValue = (key: string, value: string): string => t(key as 'value.state.New', { defaultValue: value });
  return {
    field: (field: IncidentField | 'origin' | 'reporterName' | 'reporterPhone'): string => t(`field.${field}`),
    value: (field: ChoiceField | 'origin', value: string): string =>
      field === 'priority' ? value : translateValue(`value.${field === 'impact' ? 'urgency' : field}.${value}`, value),
    state: (state: IncidentState): string => t(`value.state.${state}`),
  };
};
