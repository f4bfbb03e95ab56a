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
    <section className={classes.job} aria-labelledby="main-job">
      <Title order={2} id="main-job">
        {t('path.title')}
      </Title>
      <Text c="dimmed" mb="md">
        {t('path.purpose')}
      </Text>
      <ol className={classes.steps}>
        {steps.map((step, index) => {
          const entry = entries.find(({ id }) => id === step);
          return entry ? (
            <li key={step}>
              <Link to={entry.path} className={classes.step}>
                <span className={classes.number} aria-hidden>
                  {index + 1}
                </span>
                <span className={classes.words}>
                  <span className={classes.title}>{t(`path.${step}.title`)}</span>
                  <span className={classes.text}>{t(`path.${step}.text`)}</span>
                </span>
              </Link>
            </li>
          ) : null;
        })}
      </ol>
    </section>
  );
};
