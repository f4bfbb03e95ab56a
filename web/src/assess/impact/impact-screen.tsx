import { Anchor, Text, Title } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { asId, useAddress, useIndustryInFocus } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import { LazyChooseOnMap } from '../../register/industry-picker/lazy-choose-on-map.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { MapSkeleton } from '../../ui/skeletons.tsx';
import { IndustrySite } from '../scenario/industry-site.tsx';
import type { Site } from '../scenario/site.ts';
import { ImpactMap } from './impact-map.tsx';
import { ImpactPanel } from './impact-panel.tsx';
import { useExample } from './use-example.ts';
import { useImpactState } from './use-impact-state.ts';

interface ImpactAnalysisProps {
  readonly site: Site;
  /** First in the panel. */
  readonly children: ReactNode;
}

const ImpactAnalysis = ({ site, children }: ImpactAnalysisProps) => {
  const { t } = useTranslation('vulnerability');
  const state = useImpactState(site);
  return (
    <MapWithPanel label={t('sheet.panel')} map={<ImpactMap state={state} />}>
      {children}
      <ImpactPanel state={state} />
    </MapWithPanel>
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
  const exampleNote =
    example === undefined ? (
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/Vang" search={{ example: 1 }} />}>
        {t('example.open')}
      </Anchor>
    ) : (
      <Text size="sm">{t('example.note')}</Text>
    );
  return (
    <>
      <Title order={1} tabIndex={-1} data-page-title className="hg-unseen">
        {t('shell:screens.impact.title')}
      </Title>
      {opening ? (
        <Example />
      ) : industry === undefined ? (
        <LazyChooseOnMap text={t('choose')}>{exampleNote}</LazyChooseOnMap>
      ) : (
        <IndustrySite key={industry} id={industry}>
          {(site) => <ImpactAnalysis site={site}>{exampleNote}</ImpactAnalysis>}
        </IndustrySite>
      )}
    </>
  );
};
