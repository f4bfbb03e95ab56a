import { TextInput } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './emergency-report.module.css';
import type { ReportState } from './use-report.ts';

/** Who called, to be called back; both may stay empty. Kept with the incident, not in its log. */
export const ReporterFields = ({ state: { reporter, setReporter } }: { readonly state: ReportState }) => {
  const { t } = useTranslation('emergency-report');
  return (
    <details className={classes.reporter} open={reporter.name !== '' || reporter.phone !== '' || undefined}>
      <summary>{t('reporter.title')}</summary>
      <div className="hg-pair hg-gap-3">
        <TextInput
          label={t('reporter.name')}
          maxLength={100}
          autoComplete="off"
          value={reporter.name}
          onChange={(event) => setReporter({ ...reporter, name: event.currentTarget.value })}
        />
        <TextInput
          label={t('reporter.phone')}
          type="tel"
          maxLength={40}
          autoComplete="off"
          value={reporter.phone}
          onChange={(event) => setReporter({ ...reporter, phone: event.currentTarget.value })}
        />
      </div>
    </details>
  );
};
