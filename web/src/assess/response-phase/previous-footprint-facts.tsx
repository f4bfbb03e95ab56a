import { toCompassPoint } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './response.module.css';
import type { Response } from './use-response.ts';

/** Origin of the old footprint: a stored run, computed now, or the reason why there is none. */
export const PreviousFootprintFacts = ({ response }: { readonly response: Response }) => {
  const { t } = useTranslation('response-phase');
  const format = useFormat();
  const { before, beforeResult, stored } = response;
  const wind = beforeResult
    ? t('before.wind', {
        point: toCompassPoint(beforeResult.windFromDeg),
        speed: format.quantity(beforeResult.windSpeedMs, 'm/s', 2),
      })
    : '';
  const of = before.data
    ? `${t('before.run', { moment: format.moment(before.data.createdAt), name: before.data.createdBy })} ${wind}`
    : beforeResult
      ? `${t('before.computed')} ${wind}`
      : t('before.none');
  return (
    <div>
      <Text size="sm">{of}</Text>
      <p className={classes.quiet}>
        {stored.data ? t('after.stored', { moment: format.moment(stored.data.createdAt), id: stored.data.id }) : t('after.preview')}
      </p>
    </div>
  );
};
