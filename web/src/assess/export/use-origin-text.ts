import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import type { ExportSubject } from './export-subject.ts';

/** Sentences about the origin of a result. */
export const useOriginText = () => {
  const { t } = useTranslation(['exports', 'vulnerability']);
  const format = useFormat();
  return {
    made: ({ stored }: Pick<ExportSubject, 'stored'>): string =>
      stored
        ? `${t('vulnerability:result.stored', { moment: format.moment(stored.createdAt), name: stored.createdBy })} · ${t('vulnerability:result.storedId', { id: stored.id })}`
        : t('vulnerability:result.preview'),
    weather: ({ source, observedAt, ageS }: ExportSubject['weatherOrigin']): string =>
      [
        t(`vulnerability:wind.origin.${source}`),
        ...(observedAt === null ? [] : [t('weatherOf', { moment: format.moment(observedAt) })]),
        ...(ageS === null ? [] : [t('weatherAge', { span: format.span(ageS) })]),
      ].join(', '),
  };
};
