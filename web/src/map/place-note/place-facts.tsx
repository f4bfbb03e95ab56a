import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import type { PlaceStep } from './find-step.ts';

/** Read when it is opened. */
const Source = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('receptors');
  const format = useFormat();
  const { data, isError } = useQuery(routeQuery('/api/receptors/{id}/source', { path: { id } }));
  if (isError) return t('note.failed');
  if (data === undefined) return '…';
  const { origin, key, fileName, by, at, changedAt } = data;
  const values = { file: fileName, name: by ?? t('note.nobody'), moment: at === null ? '' : format.moment(at) };
  return [
    t(`note.${origin}`, values),
    ...(key === null ? [] : [t(key.startsWith('osm:') ? 'note.osm' : 'note.key', { key: key.replace('osm:', '') })]),
    t('note.changed', { moment: format.moment(changedAt) }),
  ].join(' ');
};

interface PlaceFactsProps {
  readonly id: string;
  /** Undefined: there are no areas. */
  readonly step: PlaceStep | undefined;
}

/** What people at a recorded place do, and, when opened, where its data come from. */
export const PlaceFacts = ({ id, step }: PlaceFactsProps) => {
  const { t } = useTranslation(['receptors', 'alerts']);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {step === undefined ? null : (
        <strong className="hg-block" data-step={step}>
          {t(step === 'none' ? 'note.noAction' : `alerts:areaSign.${step}`)}
        </strong>
      )}
      <details className="hg-tiny" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('note.source')}</summary>
        {isOpen ? <Source id={id} /> : null}
      </details>
    </>
  );
};
