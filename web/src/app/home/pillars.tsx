import { useTranslation } from '../../locales/use-translation.ts';
import classes from './home-screen.module.css';

const pillars = ['digitise', 'automate', 'vulnerability', 'warning'] as const;

/** The four pillars of the specification, each with a short explanation. */
export const Pillars = () => {
  const { t } = useTranslation('home');
  return (
    <dl className={`hg-cards hg-below-6 ${classes.pillars}`} aria-label={t('pillars.label')}>
      {pillars.map((pillar) => (
        <div key={pillar}>
          <dt>{t(`pillars.${pillar}.name`)}</dt>
          <dd>{t(`pillars.${pillar}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
};
