import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import type { ReportState } from './use-report.ts';

/** The warning of a report without a model: a circle, and why. */
export const ByHandText = ({ state: { solution, answers, radiusM, placeName, site } }: { readonly state: ReportState }) => {
  const { t } = useTranslation('emergency-report');
  const format = useFormat();
  const kind = solution === undefined ? (answers.happening === 'burning' ? 'warn.unknownFire' : 'warn.unknown') : 'warn.solution';
  const facts = { what: solution?.substanceName ?? '', radius: format.distance(radiusM), site: placeName ?? site?.name ?? '' };
  return <Text>{t(kind, facts)}</Text>;
};
