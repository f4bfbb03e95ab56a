import { Title } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useMenuEntries } from '../../ui/menu-entries.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { CurrentSituation } from './current-situation.tsx';
import classes from './home-screen.module.css';
import { MainJob } from './main-job.tsx';
import { Pillars } from './pillars.tsx';
import { ScreenCard } from './screen-card.tsx';

/** The current situation first, then the main job and every screen as a card. */
export const HomeScreen = () => {
  const { t } = useTranslation(['home', 'shell']);
  const entries = useMenuEntries().filter(({ id }) => id !== 'home');
  return (
    <div className={classes.home}>
      <PageHeader title={t('shell:product')} purpose={t('subtitle')} />
      <CurrentSituation />
      <MainJob />
      <Pillars />
      <section aria-labelledby="all-screens">
        <Title order={2} size="h3" id="all-screens" mb="sm">
          {t('all')}
        </Title>
        <ul className={`hg-cards ${classes.cards}`}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <ScreenCard entry={entry} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
