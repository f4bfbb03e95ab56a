import { SegmentedControl, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { happenings } from '../../assess/scenario/choose-hazard.ts';
import { useRun } from '../../assess/scenario/runs.ts';
import { toScenarioForm } from '../../assess/scenario/scenario-address.ts';
import { useLibrary } from '../../assess/scenario/use-inventory.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { InPanel } from '../../map/map-panel/in-panel.tsx';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { MapSkeleton } from '../../ui/skeletons.tsx';
import { useIncidentCard } from '../incidents/use-incident-card.ts';
import { AnswerList } from './answer-list.tsx';
import { type Answers, useAnswers } from './answers.ts';
import { continueAnswers, pickWeather } from './continue-report.ts';
import { findNearest } from './nearest-sites.ts';
import { NextSteps } from './next-steps.tsx';
import { ReportMap } from './report-map.tsx';
import { ReportResult } from './report-result.tsx';
import { ReporterFields } from './reporter-fields.tsx';
import { findNewestRun } from './save-report.ts';
import { useOwnPosition } from './use-own-position.ts';
import { type Continued, useReport } from './use-report.ts';

/** A site this near is taken for the place of the report, m; the answer shows it and can be changed. */
const nearM = 5_000;
/** A run is stored with a site at most this far away, m, as the server requires. */
const responsibleM = 50_000;

interface FlowProps {
  readonly answers: Answers;
  readonly change: (patch: Partial<Answers>) => void;
  readonly continued: Continued | undefined;
}

const Flow = ({ answers, change, continued }: FlowProps) => {
  const { t } = useTranslation(['emergency-report', 'shell']);
  const state = useReport(answers, change, continued);
  const sites = useQuery(routeQuery('/api/industries/points'));
  const [isOnRoad, setOnRoad] = useState(answers.at !== undefined);
  const isPlaced = answers.site !== undefined || answers.at !== undefined;
  const own = useOwnPosition(continued === undefined);
  const first = useSearch({
    strict: false,
    select: ({ next }: { readonly next?: unknown }) => (next === 'warn' ? ('warn' as const) : undefined),
  });
  const points = sites.data?.points;
  useEffect(() => {
    if (isPlaced || isOnRoad || points === undefined) return;
    const [only, ...others] = points;
    const [nearest] = own.position === undefined ? [] : findNearest(points, own.position);
    if (only !== undefined && others.length === 0) change({ site: only.id });
    else if (nearest !== undefined && nearest.distanceM <= nearM) change({ site: nearest.id });
  });
  const place = (at: NonNullable<Answers['at']>): void => {
    const [nearest] = findNearest(points ?? [], at);
    const site = nearest !== undefined && nearest.distanceM <= responsibleM ? nearest.id : undefined;
    // Stock of a site is not on the road.
    state.answer({ at, site, ...(typeof answers.what === 'number' ? { what: undefined } : {}) });
  };
  // Before there is something to see, the answers have the whole screen of a phone.
  const hasPicture = state.isReady && (!state.hasModel || state.draft?.document !== undefined);
  return (
    <MapWithPanel
      label={t('panel')}
      height={hasPicture || isOnRoad ? 'half' : 'full'}
      map={<ReportMap state={state} own={own.position} onPick={isOnRoad ? place : undefined} />}
    >
      <Title order={1} tabIndex={-1} data-page-title className="hg-unseen">
        {t('shell:screens.emergencyReport.title')}
      </Title>
      <SegmentedControl
        fullWidth
        aria-label={t('happening.label')}
        value={answers.happening}
        onChange={(value) => state.answer({ happening: happenings.find((one) => one === value) ?? 'leaking' })}
        data={happenings.map((one) => ({ value: one, label: t(`happening.${one}`) }))}
      />
      {state.isOver ? <Text fw={600}>{t('next.over')}</Text> : null}
      {state.isReady ? <ReportResult state={state} /> : null}
      <AnswerList
        state={state}
        sites={sites}
        own={own}
        isOnRoad={isOnRoad}
        onRoad={() => setOnRoad(true)}
        onSite={(site) => {
          setOnRoad(false);
          state.answer({ site, at: undefined, ...(site === answers.site && answers.at === undefined ? {} : { what: undefined }) });
        }}
        onPlace={place}
      />
      <ReporterFields state={state} />
      <InPanel place="foot">
        <NextSteps state={state} first={first} />
      </InPanel>
    </MapWithPanel>
  );
};

/** Continues an incident: from its newest run where there is one. */
const Continue = ({ answers, change, incident }: Omit<FlowProps, 'continued'> & { readonly incident: string }) => {
  const { t } = useTranslation('emergency-report');
  const card = useIncidentCard(incident);
  const runId = card.data && findNewestRun(card.data);
  const run = useRun(runId);
  const industry = useIndustry(card.data?.incident.industryId ?? undefined);
  const library = useLibrary();
  const [begun, setBegun] = useState<{ readonly continued: Continued }>();
  const isComplete =
    library !== undefined &&
    card.data !== undefined &&
    (runId === undefined || run.data !== undefined) &&
    (card.data.incident.industryId === null || !industry.isPending);
  useEffect(() => {
    if (!isComplete || begun !== undefined || card.data === undefined || library === undefined) return;
    const form = run.data && toScenarioForm(run.data, new Date());
    const cargo = [...library.values()].find(({ casNo }) => casNo !== null && casNo === run.data?.scenario.chemical)?.id;
    change(continueAnswers(answers, { incident: card.data.incident, run: run.data, industry: industry.data, cargo }));
    setBegun({ continued: { incident: card.data.incident, run: run.data, weather: form && pickWeather(form) } });
  }, [isComplete, begun, card.data, run.data, industry.data, library, answers, change]);
  const failed = card.error ?? run.error;
  if (begun === undefined && failed !== null)
    return <ErrorPanel error={failed} title={t('continueFailed', { incident })} onRetry={() => void card.refetch()} />;
  if (begun === undefined) return <MapSkeleton />;
  return <Flow answers={answers} change={change} continued={begun.continued} />;
};

/** From 'something is leaking' to a warning that waits for approval: four answers, each of which can be changed at any time. */
export const EmergencyReportScreen = () => {
  const [answers, change] = useAnswers();
  // An incident that this visit creates is not read again; another one, or none, begins a new visit.
  const [visit, setVisit] = useState({ opened: answers.incident, current: answers.incident, number: 0 });
  if (answers.incident !== visit.current) {
    const { incident } = answers;
    setVisit(
      visit.current === undefined ? { ...visit, current: incident } : { opened: incident, current: incident, number: visit.number + 1 },
    );
  }
  return visit.opened === undefined ? (
    <Flow key={visit.number} answers={answers} change={change} continued={undefined} />
  ) : (
    <Continue key={visit.number} answers={answers} change={change} incident={visit.opened} />
  );
};
