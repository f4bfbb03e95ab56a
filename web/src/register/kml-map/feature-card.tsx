import { Text, Title } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import type { FeatureRow } from './feature-rows.ts';
import classes from './kml-map.module.css';

/** The feature chosen in the table or on the map. Its words are shown as text, whatever they contain. */
export const FeatureCard = ({ row: { feature, layer } }: { readonly row: FeatureRow }) => {
  const { t } = useTranslation('kml-map');
  const format = useFormat();
  const [west, south, east, north] = feature.bounds;
  return (
    <section className="hg-stack hg-card hg-pad-3" aria-labelledby="kml-feature" aria-live="polite">
      <Title order={2} size="h4" id="kml-feature">
        {feature.name === '' ? t('table.unnamed') : feature.name}
      </Title>
      <Text size="sm" c="dimmed">
        {[t(`kind.${feature.kind}`), layer.name, feature.folder].filter((part) => part !== '').join(' · ')}
      </Text>
      <Text size="sm">
        {t('card.middle', { latitude: format.degrees((south + north) / 2), longitude: format.degrees((west + east) / 2) })}
      </Text>
      {feature.description === '' ? null : (
        <Text size="sm" className={`hg-lines-kept hg-scroll ${classes.description}`}>
          {feature.description}
        </Text>
      )}
      {feature.values.length === 0 ? null : (
        <dl className={`hg-stack hg-gap-1 hg-small ${classes.values}`}>
          {feature.values.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
};
