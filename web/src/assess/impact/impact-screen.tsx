import { Anchor, Box, Text, Title } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { asId, useAddress, useIndustryInFocus } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { LazyChooseIndustry } from '../../register/industry-picker/lazy-choose-industry.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { MapSkeleton } from '../../ui/skeletons.tsx';
import { IndustrySite } from '../scenario/industry-site.tsx';
import type { Site } from '../scenario/site.ts';
import classes from './impact.module.css';
import { ImpactMap } from './impact-map.tsx';
import { ImpactPanel } from './impact-panel.tsx';
import { useExample } from './use-example.ts';
import { useImpactState } from './use-impact-state.ts';

/** Map on one side, inputs and results on the other. */
const ImpactAnalysis = ({ site }: { readonly site: Site }) => {
  const { t } = useTranslation('vulnerability');
  const state = useImpactState(site);
  return (
    <div className="hg-beside">
      <ImpactMap state={state} />
      {/* A scrolling area must be reachable from the keyboard. */}
      <Box
        component="section"
        className={`hg-stack hg-gap-4 hg-pad-4 hg-scroll ${classes.panel}`}
        aria-label={t('sheet.panel')}
        tabIndex={0}
      >
        <ImpactPanel state={state} />
      </Box>
    </div>
  );
};

const asFlag = (raw: unknown): 1 | undefined => (raw === 1 || raw === true ? 1 : undefined);

/** VAng_Exa: fills the address with the worked example once; afterwards it is the normal screen. */
const Example = () => {
  const { t } = useTranslation('impact');
  const navigate = useNavigate();
  const example = useExample(true);
  useEffect(() => {
    if (example.data)
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => ({ embed: before.embed, ...example.data, example: 1 }),
        replace: true,
      });
  }, [example.data, navigate]);
  if (example.isError) return <ErrorPanel error={example.error} onRetry={() => void example.refetch()} />;
  if (example.data === null) return <EmptyState title={t('example.none')} text={t('example.noneText')} />;
  return <MapSkeleton />;
};

/** Vang: the impact of a release at an industry on its surroundings. */
export const ImpactScreen = () => {
  const { t } = useTranslation(['impact', 'shell', 'parts', 'vulnerability']);
  const [industry] = useIndustryInFocus();
  const [example] = useAddress('example', asFlag);
  const [filledFor] = useAddress('for', asId);
  // The example is wanted and not yet filled in: it replaces the selected industry.
  const opening = example !== undefined && filledFor === undefined;
  return (
    <div className="hg-stack hg-gap-0 hg-tall">
      <div className="hg-row hg-under hg-pad-1 hg-fixed hg-surface">
        <Title order={1} size="h2" tabIndex={-1} data-page-title className="hg-wide-title">
          {t('shell:screens.impact.title')}
        </Title>
        {example === undefined ? (
          <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/Vang" search={{ example: 1 }} />}>
            {t('example.open')}
          </Anchor>
        ) : (
          <Text size="sm" className="hg-grow">
            {t('example.note')}
          </Text>
        )}
      </div>
      <div className="hg-fill">
        {opening ? (
          <Example />
        ) : industry !== undefined ? (
          <IndustrySite key={industry} id={industry}>
            {(site) => <ImpactAnalysis site={site} />}
          </IndustrySite>
        ) : (
          <div className="hg-pad-4 hg-scroll hg-tall">
            <LazyChooseIndustry text={t('choose')} />
          </div>
        )}
      </div>
    </div>
  );
};
