import { Title } from '@mantine/core';
import { useIndustryInFocus } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { LazyChooseIndustry } from '../../register/industry-picker/lazy-choose-industry.tsx';
import { IndustrySite } from '../scenario/industry-site.tsx';
import classes from './response.module.css';
import { ResponsePhase } from './response-phase.tsx';

/** During a release: the current conditions and their effect. */
export const ResponseScreen = () => {
  const { t } = useTranslation(['response-phase', 'shell', 'vulnerability', 'parts']);
  const [industry] = useIndustryInFocus();
  return (
    <div className={classes.screen}>
      <div className={classes.head}>
        <Title order={1} size="h2" tabIndex={-1} data-page-title className={classes.title}>
          {t('shell:screens.responsePhase.title')}
        </Title>
      </div>
      <div className={classes.body}>
        {industry === undefined ? (
          <div className={classes.page}>
            <LazyChooseIndustry text={t('choose')} />
          </div>
        ) : (
          <IndustrySite key={industry} id={industry}>
            {(site) => <ResponsePhase site={site} />}
          </IndustrySite>
        )}
      </div>
    </div>
  );
};
