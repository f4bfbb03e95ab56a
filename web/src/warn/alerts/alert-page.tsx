import { type Alert, type Industry, mapCentre, publicArea } from '@hazardguard/contract';
import { Anchor, Text, Title, VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { AreaLegend } from '../../assess/warned-area/area-legend.tsx';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { InPanel } from '../../map/map-panel/in-panel.tsx';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { AlertTags } from '../../ui/alert-tags.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Picture } from '../../ui/picture.tsx';
import { MapSkeleton, TextSkeleton } from '../../ui/skeletons.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { DeliveryPart } from '../delivery/delivery-part.tsx';
import { PhoneList, phoneListId } from '../delivery/phone-list.tsx';
import { ApprovalPart } from '../escalation/approval-part.tsx';
import { EscalationPart } from '../escalation/escalation-part.tsx';
import { AlertEditor } from './alert-editor.tsx';
import { AlertAreaFacts, AlertAreaMap, useAlertMap } from './alert-map.tsx';
import { AlertTexts } from './alert-texts.tsx';
import classes from './alerts.module.css';
import { AreaReason } from './area-comparison.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { HistoryPart } from './history-part.tsx';
import { NewsNote } from './news-note.tsx';
import { ReachPart } from './reach-part.tsx';
import { ReleaseNote } from './release-note.tsx';
import { RenewalPart } from './renewal-part.tsx';
import { Stopwatch } from './stopwatch.tsx';
import { TimesLine } from './times-line.tsx';
import { UnsignedLanguages } from './unsigned-languages.tsx';
import { useAlert } from './use-alert.ts';
import { VillagesOffNote } from './village-part.tsx';

const Part = ({ title, id, children }: { readonly title: string; readonly id?: string; readonly children: ReactNode }) => (
  <section id={id} className="hg-card hg-pad-4" aria-label={title}>
    <Title order={2} size="h3" mb={8}>
      {title}
    </Title>
    {children}
  </section>
);

/** Where a new area starts: at the present one, else at the industry. */
const findStart = (alert: Alert, industry: Industry | undefined): { latitude: number; longitude: number } => {
  const [corner] = publicArea.safeParse(alert.area).data?.features[0]?.geometry.coordinates[0] ?? [];
  if (corner) return { longitude: Number(corner[0].toFixed(5)), latitude: Number(corner[1].toFixed(5)) };
  const { latitude = null, longitude = null } = industry ?? {};
  return latitude === null || longitude === null ? mapCentre : { latitude, longitude };
};

interface AlertHeadProps {
  readonly title: string;
  readonly alert: Alert | undefined;
}

const AlertHead = ({ title, alert }: AlertHeadProps) => {
  const { t } = useTranslation('alerts');
  return (
    <div>
      <Anchor size="sm" renderRoot={(props) => <Link {...props} to="/Alerts" activeOptions={{ exact: true }} />}>
        {t('all')}
      </Anchor>
      <PageHeader title={title} />
      {/* The title had the focus before it was known. */}
      <VisuallyHidden role="status">{alert ? `${title} · ${t(`state.${alert.state}`)}` : ''}</VisuallyHidden>
    </div>
  );
};

interface AlertDetailsProps {
  readonly alert: Alert;
  readonly area: ReturnType<typeof useAlertMap>;
  readonly start: { readonly latitude: number; readonly longitude: number } | undefined;
}

const AlertDetails = ({ alert, area, start }: AlertDetailsProps) => {
  const { t } = useTranslation('alerts');
  const { t: tDelivery } = useTranslation('delivery');
  const { t: tEscalation } = useTranslation('escalation');
  const mayReadDelivery = useHasPermission('delivery.read');
  const format = useFormat();
  const [editing, setEditing] = useState(false);
  const isNarrow = usePhone();
  return (
    <>
      <div>
        {alert.state === 'waiting' && !alert.expired ? <ReleaseNote alertId={alert.id} /> : null}
        <div className={`hg-row hg-card hg-pad-2 hg-small hg-below-2 ${classes.head}`} data-status={alert.status}>
          <AlertTags alert={alert} />
          <Stopwatch alert={alert} />
          <span>{t('until', { moment: format.moment(alert.live?.expiresAt ?? alert.expiresAt) })}</span>
          <span>{t('by', { name: alert.updatedBy, moment: format.moment(alert.updatedAt) })}</span>
        </div>
        <TimesLine alert={alert} />
        <RenewalPart alert={alert} />
        {alert.live?.override ? (
          <p className="hg-card hg-alarm hg-fault hg-strong hg-pad-3 hg-below-2" role="note">
            {t('override.note', { name: alert.live.by, reason: alert.live.override })}
          </p>
        ) : null}
        {alert.state === 'returned' && alert.reason ? (
          <p className={`hg-card hg-alarm hg-pad-3 hg-strong hg-below-2 ${classes.returned}`}>
            {t('returnedBecause', { reason: alert.reason })}
          </p>
        ) : null}
        {alert.state === 'waiting' && !alert.expired ? (
          <>
            <ApprovalPart alertId={alert.id} />
            <UnsignedLanguages alert={alert} />
          </>
        ) : null}
        <NewsNote alert={alert} />
        <VillagesOffNote alert={alert} />
        <DecisionButtons alert={alert} editing={editing} onEdit={() => setEditing(true)} />
      </div>
      {/* Before the text, because responders come here to acknowledge. */}
      {alert.live === null ? null : (
        <Part title={tEscalation('title')}>
          <EscalationPart of={{ kind: 'alert', id: alert.id }} active={alert.live.state === 'released' && !alert.expired} />
        </Part>
      )}
      {alert.live === null || !mayReadDelivery ? null : (
        <Part title={tDelivery('phone.title')} id={phoneListId}>
          <PhoneList alertId={alert.id} />
        </Part>
      )}
      <Part title={t('text')}>
        {editing && start !== undefined ? (
          <AlertEditor key={alert.version} alert={alert} around={start} onClose={() => setEditing(false)} />
        ) : (
          <>
            <AlertTexts alert={alert} />
            {/* Long and for officials: on a phone it must not hide what follows. */}
            <details open={!isNarrow}>
              <summary>{t('description')}</summary>
              <Text size="sm" className="hg-rule hg-above-2">
                {alert.incidentDescription}
              </Text>
            </details>
          </>
        )}
      </Part>
      {alert.hasImage ? (
        <Part title={t('picture')}>
          <Picture className={classes.picture} src={`/api/alerts/${alert.id}/image`} alt={t('picture')} />
        </Part>
      ) : null}
      <Part title={t('where')}>
        <AlertAreaFacts alert={alert} state={area} />
        <AreaReason alert={alert} />
      </Part>
      <Part title={t('reach.title')}>
        <ReachPart alert={alert} editable={!editing} />
      </Part>
      {alert.live !== null && mayReadDelivery ? (
        <Part title={tDelivery('title')}>
          <DeliveryPart alertId={alert.id} />
        </Part>
      ) : null}
      <Part title={t('history.title')}>
        <HistoryPart alert={alert} />
      </Part>
    </>
  );
};

/**
 * One alert: its area on the map; its text, recipients, history and the possible next steps in the panel. Title and announcement are
 * there from the start, so that the focus stays and the change is read.
 */
export const AlertPage = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('alerts');
  const { data: alert, error, isError, isPending, refetch } = useAlert(id);
  const area = useAlertMap(alert);
  const industry = useIndustry(alert?.industryId ?? undefined);
  const start = isPending || industry.isLoading ? undefined : alert === undefined ? mapCentre : findStart(alert, industry.data);
  return (
    <div className={`hg-tall ${classes.frame}`} data-map-frame>
      <MapWithPanel
        label={t('one')}
        map={
          <>
            <div data-map-room>{start === undefined ? <MapSkeleton /> : <AlertAreaMap state={area} start={start} />}</div>
            <InPanel place="signs">{area.map === undefined ? null : <AreaLegend map={area.map} isBelowMap />}</InPanel>
          </>
        }
      >
        <AlertHead title={alert ? `${alert.incidentId} · ${alert.industryName}` : t('one')} alert={alert} />
        {isError && alert === undefined ? <ErrorPanel error={error} title={t('oneFailed')} onRetry={() => void refetch()} /> : null}
        {isPending ? <TextSkeleton lines={8} /> : null}
        {alert ? <AlertDetails alert={alert} area={area} start={start} /> : null}
      </MapWithPanel>
    </div>
  );
};
