import { Title } from '@mantine/core';
import { useIndustryInFocus } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { LazyChooseIndustry } from '../../register/industry-picker/lazy-choose-industry.tsx';
import { IndustrySite } from '../scenario/industry-site.tsx';
import { ResponsePhase } from './response-phase.tsx';

/** During a release: the current conditions and their effect. */
export const ResponseScreen = () => {
  const { t } = useTranslation(['response-phase', 'shell', 'vulnerability', 'parts']);
  const [industry] = useIndustryInFocus();
  return (
    <div className="hg-stack hg-gap-0 hg-tall">
      <div className="hg-row hg-under hg-pad-1 hg-fixed hg-surface">
        <Title order={1} size="h2" tabIndex={-1} data-page-title className="hg-wide-title">
          {t('shell:screens.responsePhase.title')}
        </Title>
      </div>
      <div className="hg-fill">
        {industry === undefined ? (
          <div className="hg-pad-4 hg-scroll hg-tall">
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
