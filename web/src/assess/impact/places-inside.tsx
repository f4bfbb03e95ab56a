import { toCompassPoint } from '@hazardguard/contract';
import type { ReceptorHit, RunResult } from '@hazardguard/engine';
import { Button, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import type { Position } from '../../map/graticule.ts';
import { useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/tag.tsx';
import { RingSwatch } from '../result/ring-swatch.tsx';
import { useZoneText } from '../result/use-zone-text.ts';
import { LazyHitFacts } from '../warned-area/lazy-areas.tsx';

interface PlacesInsideProps {
  readonly result: RunResult;
  readonly hits: readonly ReceptorHit[];
  /** Ids of invented places of the demo. */
  readonly samples: ReadonlySet<string>;
  /** Undefined: the result is a preview. */
  readonly runId: string | undefined;
  /** The user asks for the escape route from a place. */
  readonly onRoute: (position: Position) => void;
}

const first = 10;

/** The places inside of the selected kinds, worst and nearest first, each with a button for its escape route. */
export const PlacesInside = ({ result, hits, samples, runId, onRoute }: PlacesInsideProps) => {
  const { t } = useTranslation(['impact', 'vulnerability', 'population']);
  const format = useFormat();
  const text = useZoneText();
  const [all, setAll] = useState(false);
  const unit = result.zones[0]?.level.unit ?? '';
  if (hits.length === 0) return <Text size="sm">{t('nobody')}</Text>;
  return (
    <section aria-label={t('vulnerability:result.list')}>
      <Text size="sm" fw={600} mb={4}>
        {t('vulnerability:result.list')}
      </Text>
      <ol className="hg-stack hg-small hg-signs">
        {hits.slice(0, all ? hits.length : first).map((hit) => (
          <li key={hit.receptor.id}>
            <RingSwatch severity={hit.severity} />
            <span className="hg-fill">
              <strong>{hit.receptor.name}</strong> {samples.has(hit.receptor.id) ? <Tag>{t('vulnerability:sample')}</Tag> : null}
              <br />
              <span className="hg-tiny hg-quiet">
                {[
                  t(`vulnerability:kind.${hit.receptor.kind}`),
                  hit.receptor.people === null
                    ? t('population:peopleUnknown')
                    : t('people', { count: hit.receptor.people, people: format.exact(hit.receptor.people) }),
                  `${format.distance(hit.distanceM, 2)} ${toCompassPoint(hit.bearingDeg)}`,
                  format.quantity(hit.value, unit, 2),
                  ...(hit.arrivalS === null ? [] : [`${t('vulnerability:result.reached').toLowerCase()} ${text.time(hit.arrivalS)}`]),
                ].join(' · ')}
              </span>
              <Suspense fallback={null}>
                <LazyHitFacts receptor={hit.receptor} runId={runId} />
              </Suspense>
            </span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('routes.of', { place: hit.receptor.name })}
              onClick={() => onRoute(hit.receptor)}
            >
              {t('routes.button')}
            </Button>
          </li>
        ))}
      </ol>
      {hits.length > first && !all ? (
        <Button variant="default" size="compact-sm" onClick={() => setAll(true)}>
          {t('vulnerability:result.listMore', { count: hits.length })}
        </Button>
      ) : null}
      {result.receptorsOmitted > 0 ? (
        <Text size="xs">{t('vulnerability:result.listOmitted', { count: result.receptorsOmitted })}</Text>
      ) : null}
    </section>
  );
};
