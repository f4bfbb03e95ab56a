import { type IncidentCard, incidentForms } from '@hazardguard/contract';
import { Button } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { IconFileDownload } from '../../../ui/icons.tsx';
import classes from '../record/record.module.css';
import { Section } from '../record/section.tsx';
import { AccidentReportForm } from './accident-report-form.tsx';
import { AfterActionPart } from './after-action-part.tsx';
import { buildReportAddress, useReportLanguage } from './report-data.ts';

/** Reports and forms of the incident, its milestones, and the statutory accident report. */
export const IncidentReports = ({ card }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation('incidents');
  const language = useReportLanguage();
  const { id } = card.incident;
  return (
    <div className={classes.columns}>
      <AccidentReportForm key={id} id={id} />
      <div className={classes.column}>
        <Section title={t('reports.title')}>
          <ul className={classes.tasks}>
            {incidentForms.map((form) => (
              <li key={form} className={classes.task}>
                <div>
                  <div className={classes.strong}>{t(`form.${form}`)}</div>
                  <div className={classes.mark}>{t(`reports.about.${form}`)}</div>
                </div>
                <Button
                  component="a"
                  href={buildReportAddress(id, form, language)}
                  download
                  size="xs"
                  variant="default"
                  leftSection={<IconFileDownload size={14} aria-hidden />}
                  aria-label={t('reports.downloadOf', { form: t(`form.${form}`) })}
                >
                  PDF
                </Button>
              </li>
            ))}
          </ul>
        </Section>
        <AfterActionPart id={id} />
      </div>
    </div>
  );
};
