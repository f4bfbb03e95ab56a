import { Button, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { IconCloudOff } from '../../ui/icons.tsx';
import { IconPhotoOff } from '../../ui/screen-icons.tsx';
import classes from './imagery.module.css';
import { ServiceFailure } from './request-service.ts';

interface ServiceStateProps {
  /** The service and its host. */
  readonly service: string;
  readonly time: string;
  readonly picture: UseQueryResult<'coloured' | 'blank'>;
  /** The service reports that it has no picture for this time. */
  readonly absent: boolean;
  /** A picture without any colour means that nothing was measured. */
  readonly blankMeansNothing: boolean;
  /** Some map tiles did not arrive, though the first picture did. */
  readonly holes: boolean;
  readonly onRetry: () => void;
}

/** True when the map may show the pictures. */
export const mayShow = ({
  picture,
  absent,
  blankMeansNothing,
}: Pick<ServiceStateProps, 'picture' | 'absent' | 'blankMeansNothing'>): boolean =>
  picture.isSuccess && !absent && !(blankMeansNothing && picture.data === 'blank');

/** Message over the map when there is nothing to show: the service, the time, its answer, and a button to retry. */
export const ServiceState = ({ service, time, picture, absent, blankMeansNothing, holes, onRetry }: ServiceStateProps) => {
  const { t } = useTranslation('imagery');
  const format = useFormat();
  if (picture.isFetching && !picture.isSuccess) {
    return (
      <div role="status" className={classes.plate}>
        {t('loading', { service })}
      </div>
    );
  }
  if (picture.isError && !absent) {
    const failure = picture.error instanceof ServiceFailure ? picture.error : new ServiceFailure('unreachable');
    return (
      <div role="alert" className={classes.failure}>
        <IconCloudOff size={24} aria-hidden />
        <Text fw={600}>{t('fails.title')}</Text>
        <Text size="sm">{t(`fails.${failure.kind}`, { service, status: failure.status ?? '' })}</Text>
        <Text size="sm">{t('fails.meaning')}</Text>
        <Text size="sm" c="dimmed">
          {t('fails.lastAsked', { moment: format.moment(new Date(picture.errorUpdatedAt)) })}
        </Text>
        <Button variant="default" onClick={onRetry} loading={picture.isFetching}>
          {t('retry')}
        </Button>
      </div>
    );
  }
  if (absent || (blankMeansNothing && picture.data === 'blank')) {
    return (
      <div role="alert" className={classes.failure}>
        <IconPhotoOff size={24} aria-hidden />
        <Text fw={600}>{t(absent ? 'nothing.absent' : 'nothing.blank', { time })}</Text>
        <Text size="sm">{t('nothing.text')}</Text>
      </div>
    );
  }
  return holes ? (
    <div role="status" className={classes.plate}>
      {t('holes', { service })}{' '}
      <Button variant="subtle" size="compact-xs" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  ) : null;
};
