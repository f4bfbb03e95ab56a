import { type IndustryKind, industryKinds } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './clusters.module.css';
import { findColour } from './mark-points.ts';

const Dot = ({ kind }: { readonly kind: IndustryKind | null }) => (
  <span className={classes.dot} style={{ background: findColour(kind) }} aria-hidden />
);

/** 'Oil, Gas' with the dot of the kind that it has most of. */
export const KindText = ({ kinds, main }: { readonly kinds: readonly IndustryKind[]; readonly main: IndustryKind | null }) => {
  const { t } = useTranslation('maps-viewer');
  return (
    <span className="hg-inline hg-small">
      <Dot kind={main} />
      {kinds.length === 0 ? t('clusters.kind.unknown') : kinds.map((kind) => t(`clusters.kind.${kind}`)).join(', ')}
    </span>
  );
};

/** What the tones of the dots mean. */
export const KindLegend = () => {
  const { t } = useTranslation('maps-viewer');
  return (
    <ul className="hg-row hg-card hg-pad-2 hg-tiny hg-signs" aria-label={t('clusters.legend')}>
      {([...industryKinds, null] as const).map((kind) => (
        <li key={kind ?? 'unknown'}>
          <Dot kind={kind} />
          {t(`clusters.kind.${kind ?? 'unknown'}`)}
        </li>
      ))}
    </ul>
  );
};
