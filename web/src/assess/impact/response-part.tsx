import { toCompassPoint } from '@hazardguard/contract';
import { Text, Title } from '@mantine/core';
import { receptorRadiusM } from '../../data/site-queries.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { DotSign } from '../../map/dot-sign.tsx';
import { explains } from '../../map/map-signs.ts';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/tag.tsx';
import { RingSwatch } from '../result/ring-swatch.tsx';
import { EscapeRoutesPart } from './escape-routes-part.tsx';
import { type Resource, type ResourceKind, resourceKinds } from './response-resources.ts';
import { RoadsPart } from './roads-part.tsx';
import type { ImpactState } from './use-impact-state.ts';

const nearest = 5;

const ResourceLine = ({ resource }: { readonly resource: Resource }) => {
  const { t } = useTranslation(['impact', 'vulnerability']);
  const format = useFormat();
  const { name, sample, distanceM, bearingDeg, inside } = resource;
  return (
    <li data-inside={inside !== undefined || undefined}>
      {inside ? <RingSwatch severity={inside.severity} /> : null}
      <span className="hg-fill">
        <strong>{name}</strong> {sample ? <Tag>{t('vulnerability:sample')}</Tag> : null}
        <br />
        <span className="hg-tiny hg-quiet">
          {[
            t('response.where', {
              distance: format.distance(distanceM, 2),
              point: toCompassPoint(bearingDeg),
              degrees: format.number(bearingDeg, 3),
            }),
            ...(inside ? [t('response.inside', { level: inside.levelId })] : []),
          ].join(' · ')}
        </span>
      </span>
    </li>
  );
};

const OfKind = ({ kind, resources }: { readonly kind: ResourceKind; readonly resources: readonly Resource[] }) => {
  const { t } = useTranslation('impact');
  const format = useFormat();
  const found = resources.filter((resource) => resource.kind === kind);
  return (
    <section aria-label={t(`resources.${kind}`)}>
      <Title order={3} size="h5" {...explains(found.length > 0 ? 'overlay-resources' : undefined)}>
        {found.length > 0 ? <DotSign tone={resourceKinds.indexOf(kind)} /> : null} {t(`resources.${kind}`)}
      </Title>
      {found.length === 0 ? (
        <Text size="sm">{t('response.none', { radius: format.distance(receptorRadiusM) })}</Text>
      ) : (
        <ul className="hg-stack hg-small hg-signs">
          {found.slice(0, nearest).map((resource) => (
            <ResourceLine key={resource.id} resource={resource} />
          ))}
        </ul>
      )}
      {found.length > nearest ? <Text size="xs">{t('response.more', { count: found.length - nearest })}</Text> : null}
    </section>
  );
};

/** Response resources and escape routes: the list for the Response layer. */
export const ResponsePart = ({ state }: { readonly state: ImpactState }) => {
  const { t } = useTranslation('impact');
  return (
    <section className="hg-stack hg-gap-3 hg-rule" aria-label={t('layer.response')}>
      <Title order={2} size="h3">
        {t('layer.response')}
      </Title>
      <EscapeRoutesPart state={state} />
      <RoadsPart state={state} />
      {state.receptors.data ? resourceKinds.map((kind) => <OfKind key={kind} kind={kind} resources={state.resources} />) : null}
      <Text size="xs" c="dimmed">
        {t('response.how')}
      </Text>
    </section>
  );
};
