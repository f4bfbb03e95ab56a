import { VisuallyHidden } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useIndustryInFocus } from '../../data/address.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { useFormat } from '../../ui/format.ts';
import { IconAlertCircle } from '../../ui/icons.tsx';
import { useWeather } from './use-weather.ts';
import { useWeatherText } from './use-weather-text.ts';
import classes from './weather.module.css';
import { WindArrow } from './wind-arrow.tsx';

/** Wind, temperature and age at the selected industry, with a link to its Site Info. Nothing without a selection. */
export const WeatherChip = () => {
  const { t } = useTranslation('weather');
  const format = useFormat();
  const texts = useWeatherText();
  const mayRead = useHasPermission('weather.read');
  const [id] = useIndustryInFocus();
  const industry = useIndustry(mayRead ? id : undefined).data;
  const place =
    industry && industry.latitude !== null && industry.longitude !== null
      ? { latitude: industry.latitude, longitude: industry.longitude }
      : undefined;
  const weather = useWeather(place);
  if (!industry || !place) return null;
  const current = weather.data?.current;
  const text = weather.isPending
    ? t('chip.reading')
    : weather.isError
      ? t('chip.failed')
      : current
        ? texts.shortWind(current)
        : t('chip.none');
  const age = current ? texts.age(current.ageS) : undefined;
  return (
    <Link
      to="/VulnerabilityAssesment"
      search={{ industry: industry.id, tab: 'site' }}
      className={`hg-inline hg-card hg-small hg-together ${classes.chip}`}
      data-stale={!current || current.stale || undefined}
    >
      <VisuallyHidden>{t('chip.label', { industry: industry.industryName })}</VisuallyHidden>
      {current ? <WindArrow fromDeg={current.windFromDeg} size={16} /> : <IconAlertCircle size={16} aria-hidden />}
      <span className={classes.chipText}>
        {text}
        {/* On a phone a value that is cut would be another value. */}
        {current ? <span className="mantine-visible-from-sm">, {format.quantity(current.temperatureC, '°C', 2)}</span> : null}
      </span>
      {age === undefined ? null : <span className="hg-tiny hg-quiet hg-fixed">{age}</span>}
    </Link>
  );
};
