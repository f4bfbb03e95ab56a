import type { IncidentCard, IncidentState } from '@hazardguard/contract';
import { type ReactNode, Suspense } from 'react';
import { useHasPermission } from '../../../data/session.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { lazyPartAhead } from '../../../ui/lazy-part.tsx';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { EscalationPart } from '../../../warn/escalation/escalation-part.tsx';
import { ReportsPart } from '../../../warn/resident-reports/reports-part.tsx';
import { useIncidentReports } from '../../../warn/resident-reports/use-resident-reports.ts';
import { DetectionEstimate } from '../../sensors/detection-estimate.tsx';
import type { RecordPart } from '../incident-address.ts';
import { Checklists } from './checklists.tsx';
import { Facts } from './facts.tsx';
import { Files } from './files.tsx';
import { Links } from './links.tsx';
import { OpenedSites } from './opened-sites.tsx';
import { OwnTasks } from './own-tasks.tsx';
import { Roles } from './roles.tsx';
import { RollCall } from './roll-call.tsx';
import { Section } from './section.tsx';
import { StateForm } from './state-form.tsx';
import { Timeline } from './timeline.tsx';

const IncidentMap = lazyPartAhead(() => import('../map/incident-map.tsx').then((part) => part.IncidentMap));
const ReplayPart = lazyPartAhead(() => import('../replay/replay-part.tsx').then((part) => part.ReplayPart));
const IncidentReports = lazyPartAhead(() => import('../reports/incident-reports.tsx').then((part) => part.IncidentReports));

const toLater = (part: ReactNode): ReactNode => <Suspense fallback={<TextSkeleton />}>{part}</Suspense>;

const isOver = (state: IncidentState): boolean => state === 'Resolved' || state === 'Closed';

/** What residents report about the incident, for those who may see their numbers. */
const ResidentReports = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('delivery');
  const may = useHasPermission('delivery.read');
  const query = useIncidentReports(id);
  if (!may) return null;
  return (
    <Section title={t('reports.title')}>
      <ReportsPart query={query} label={t('reports.title')} note={t('reports.note')} />
    </Section>
  );
};

/** Content of one tab of the record. */
export const RecordTab = ({ card, part }: { readonly card: IncidentCard; readonly part: RecordPart }) => {
  const { t } = useTranslation(['incidents', 'sensors', 'escalation']);
  const may = useHasPermission('incident.write');
  switch (part) {
    case 'log':
      return (
        <div className="hg-wide-first">
          <Timeline card={card} />
          <div className="hg-stack hg-gap-4">
            {may ? (
              <Section title={t('updateState')}>
                <StateForm key={card.incident.state} card={card} />
              </Section>
            ) : null}
            <Section title={t('escalation:title')}>
              <EscalationPart of={{ kind: 'incident', id: card.incident.id }} active={!isOver(card.incident.state)} />
            </Section>
            <Section title={t('facts')}>
              <Facts incident={card.incident} />
            </Section>
          </div>
        </div>
      );
    case 'tasks':
      return (
        <div className="hg-wide-first">
          <Checklists card={card} />
          <OwnTasks card={card} />
        </div>
      );
    case 'people':
      return (
        <div className="hg-wide-first">
          <RollCall card={card} />
          <div className="hg-stack hg-gap-4">
            <Roles card={card} />
            <OpenedSites card={card} />
          </div>
        </div>
      );
    case 'files':
      return <Files card={card} />;
    case 'reports':
      return toLater(<IncidentReports card={card} />);
    case 'replay':
      return toLater(<ReplayPart id={card.incident.id} />);
    case 'map':
      return (
        <div className="hg-wide-first">
          {toLater(<IncidentMap card={card} />)}
          <div className="hg-stack hg-gap-4">
            {card.incident.origin === 'detected' ? (
              <Section title={t('sensors:estimate.title')}>
                <DetectionEstimate incidentId={card.incident.id} />
              </Section>
            ) : null}
            <ResidentReports id={card.incident.id} />
            <Links card={card} />
          </div>
        </div>
      );
  }
};
