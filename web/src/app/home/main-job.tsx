import { Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { useMenuEntries } from '../../ui/menu-entries.ts';
import classes from './main-job.module.css';

const steps = ['industries', 'inventory', 'vulnerability'] as const;

/** The most common task, as three steps. */
export const MainJob = () => {
  const { t } = useTranslation('home');
  const entries = useMenuEntries();
  return (
    <section className="hg-card hg-pad-6 hg-below-6" aria-labelledby="main-job">
      <Title order={2} id="main-job">
        {t('path.title')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('path.purpose')}
      </Text>
      <ol className={`hg-thirds hg-gap-4 ${classes.steps}`}>
        {steps.map((step, index) => {
          const entry = entries.find(({ id }) => id === step);
          return entry ? (
            <li key={step}>
              <Link to={entry.path} className="hg-line hg-start hg-gap-3 hg-card hg-pad-4 hg-full hg-press">
                <span className={`hg-small hg-strong hg-fixed hg-center ${classes.number}`} aria-hidden>
                  {index + 1}
                </span>
                <span className="hg-stack hg-gap-1">
                  <span className="hg-accent hg-strong">{t(`path.${step}.title`)}</span>
                  <span className="hg-small hg-quiet">{t(`path.${step}.text`)}</span>
                </span>
              </Link>
            </li>
          ) : null;
        })}
      </ol>
    </section>
  );
};
