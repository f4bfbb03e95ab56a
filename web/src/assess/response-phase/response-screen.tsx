import { Title } from '@mantine/core';
import { useIndustryInFocus } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { LazyChooseOnMap } from '../../register/industry-picker/lazy-choose-on-map.tsx';
import { IndustrySite } from '../scenario/industry-site.tsx';
import { ResponsePhase } from './response-phase.tsx';

/** During a release: the current conditions and their effect. */
export const ResponseScreen = () => {
  const { t } = useTranslation(['response-phase', 'shell', 'vulnerability', 'parts']);
  const [industry] = useIndustryInFocus();
  return (
    <>
      <Title order={1} tabIndex={-1} data-page-title className="hg-unseen">
        {t('shell:screens.responsePhase.title')}
      </Title>
      {industry === undefined ? (
        <LazyChooseOnMap text={t('choose')} />
      ) : (
        <IndustrySite key={industry} id={industry}>
          {(site) => <ResponsePhase site={site} />}
        </IndustrySite>
      )}
    </>
  );
};
