import type { DrillCard } from '@hazardguard/contract';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';

type Fact = readonly [name: string, value: string];

const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className="hg-tiles">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** The hidden release and the estimate from the sensors. */
export const HiddenPart = ({ card: { scenario, weather, found } }: { readonly card: DrillCard }) => {
  const { t } = useTranslation('drills');
  const format = useFormat();
  const formatRate = (value: number | null): string => (value === null ? t('hidden.instantaneous') : format.quantity(value, 'kg/s', 2));
  const facts: readonly Fact[] = [
    [t('hidden.quantity'), format.mass(scenario.quantityKg)],
    [t('hidden.place'), `${format.degrees(scenario.site.latitude)}, ${format.degrees(scenario.site.longitude)}`],
    [
      t('hidden.weather'),
      t('weatherNow', {
        wind: format.quantity(weather.windSpeedMs, 'm/s', 2),
        from: `${format.exact(weather.windFromDeg, 0)}°`,
        temperature: format.quantity(weather.temperatureC, '°C', 2),
      }),
    ],
    ...(found === null
      ? []
      : ([
          [t('hidden.trueRate'), formatRate(found.trueRateKgS)],
          [t('hidden.foundRate'), formatRate(found.foundRateKgS)],
          [t('hidden.missed'), found.missedByM === null ? '–' : format.distance(found.missedByM, 2)],
        ] as const)),
  ];
  return (
    <>
      <Facts facts={facts} />
      {found === null ? <Text size="sm">{t('hidden.notFound')}</Text> : null}
    </>
  );
};

/** Incidents and alerts of the drill, and proof that no message was sent outside. */
export const OutcomePart = ({ card: { incidents, alerts, messages } }: { readonly card: DrillCard }) => {
  const { t } = useTranslation('drills');
  const format = useFormat();
  return (
    <>
      <p className="hg-strong">
        {t('messages.kept', { count: messages.kept, kept: format.exact(messages.kept) })}{' '}
        {t('messages.left', { left: format.exact(messages.left) })}
      </p>
      <ul className="hg-list">
        {incidents.map(({ id, description }) => (
          <li key={id}>
            <Anchor
              renderRoot={(props) => <Link {...props} to="/IncidentManagement" search={{ tab: 'detected', incident: id } as never} />}
            >
              {id}
            </Anchor>{' '}
            {description}
          </li>
        ))}
        {alerts.map(({ id, incidentId }) => (
          <li key={id}>
            <Anchor renderRoot={(props) => <Link {...props} to={`/Alerts/${id}` as never} />}>
              {t('outcome.alert', { incident: incidentId })}
            </Anchor>
          </li>
        ))}
      </ul>
      {incidents.length === 0 && alerts.length === 0 ? <Text size="sm">{t('outcome.none')}</Text> : null}
    </>
  );
};
