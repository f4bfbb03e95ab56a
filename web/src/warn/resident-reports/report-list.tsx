import type { ResidentReport } from '@hazardguard/contract';
import { Anchor } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/tag.tsx';
import classes from './resident-reports.module.css';

const Entry = ({ report }: { readonly report: ResidentReport }) => {
  const { t } = useTranslation('delivery');
  const format = useFormat();
  const { kind, way, verified, status, text, address, name, at, latitude, longitude, placeFrom, latest } = report;
  const isUrgent = kind === 'help' && latest;
  return (
    <li data-urgent={isUrgent || undefined}>
      <div className="hg-row">
        <b>{t(`reports.kinds.${kind}`)}</b>
        <Tag>{t(verified ? 'reports.verified' : 'reports.notVerified')}</Tag>
        {status === 'Actual' ? null : <Tag>{t('reports.exercise')}</Tag>}
        {kind === 'help' && !latest ? <span className="hg-quiet">{t('reports.answered')}</span> : null}
      </div>
      {text === null ? null : <q className={`hg-block ${classes.text}`}>{text}</q>}
      {text === null && kind === 'other' ? <div className="hg-quiet">{t('reports.noWords')}</div> : null}
      <div className="hg-quiet">
        {[name, format.moment(at), t(`reports.ways.${way}`)].filter((part) => part !== null).join(' · ')}
        {latitude === null || longitude === null || placeFrom === null
          ? null
          : ` · ${format.degrees(latitude)}, ${format.degrees(longitude)} (${t(`reports.places.${placeFrom}`)})`}
      </div>
      {address === null ? null : /^\+\d+$/.test(address) ? <Anchor href={`tel:${address}`}>{address}</Anchor> : <span>{address}</span>}
    </li>
  );
};

/** Who needs help first, then the newest. */
export const ReportList = ({ reports, label }: { readonly reports: readonly ResidentReport[]; readonly label: string }) => (
  <ul className={`hg-stack hg-small ${classes.list}`} aria-label={label}>
    {reports.map((report) => (
      <Entry key={report.id} report={report} />
    ))}
  </ul>
);
