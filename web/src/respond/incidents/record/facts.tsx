import type { Incident } from '@hazardguard/contract';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { useIncidentText } from '../use-incident-text.ts';

/** Facts about an incident; missing ones are marked as not stated. */
export const Facts = ({ incident }: { readonly incident: Incident }) => {
  const { t } = useTranslation('incidents');
  const text = useIncidentText();
  const format = useFormat();
  const formatPerson = (id: string | null, name: string | null, none: string): string =>
    id === null ? none : (name ?? t('leftTeam', { id }));
  const { latitude, longitude } = incident;
  const lines: readonly (readonly [string, ReactNode])[] = [
    [text.field('assign'), formatPerson(incident.assign, incident.assignName, t('nobody'))],
    [text.field('submitter'), formatPerson(incident.submitter, incident.submitterName, t('notStated'))],
    ...(['reporterName', 'reporterPhone'] as const).flatMap((field): (readonly [string, ReactNode])[] => {
      const value = incident[field];
      if (value === null) return [];
      return [
        [
          text.field(field),
          field === 'reporterPhone' ? (
            <a key={field} href={`tel:${value.replaceAll(/[^+\d]/g, '')}`}>
              {value}
            </a>
          ) : (
            value
          ),
        ],
      ];
    }),
    [text.field('industryName'), incident.industryName ?? t('notStated')],
    [t('position'), latitude === null || longitude === null ? t('notStated') : `${format.degrees(latitude)}, ${format.degrees(longitude)}`],
    [text.field('hazard'), incident.hazard === null ? t('notStated') : text.value('hazard', incident.hazard)],
    ...(['urgency', 'impact', 'priority', 'contactType'] as const).map((field): readonly [string, string] => {
      const value = incident[field];
      return [text.field(field), value === null ? t('notStated') : text.value(field, String(value))];
    }),
    [t('reportedAt'), t('byAt', { name: incident.createdBy, moment: format.moment(incident.createdAt) })],
    [t('changedAt'), t('byAt', { name: incident.changedBy, moment: format.moment(incident.changedAt) })],
    ...(incident.detailedDescription === null ? [] : [[text.field('detailedDescription'), incident.detailedDescription] as const]),
  ];
  return (
    <dl className="hg-facts hg-small hg-lines-kept">
      {lines.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
};
