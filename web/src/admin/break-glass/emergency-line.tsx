import { Button } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { notifyFailure, notifySuccess } from '../../ui/notices.ts';
import type { OwnEmergencyAccess } from './active-access.ts';
import classes from './break-glass.module.css';
import { useEndEmergencyAccess } from './emergency-access.ts';

/** Places, end, reason, and a button to end the access. */
export const EmergencyLine = ({ reason, endsAt, places }: OwnEmergencyAccess) => {
  const { t } = useTranslation('account');
  const format = useFormat();
  const close = useEndEmergencyAccess();
  return (
    <section className={`hg-row hg-pad-2 hg-small ${classes.strip}`} aria-label={t('emergency.banner')}>
      <strong className="hg-fault">{t('emergency.open', { places: places.join(', '), until: format.time(endsAt) })}</strong>
      <span className={classes.why}>{reason}</span>
      <Button
        variant="default"
        size="xs"
        loading={close.isPending}
        onClick={() =>
          close.mutate(undefined, {
            onSuccess: () => notifySuccess(t('emergency.ended')),
            onError: (error) => notifyFailure(error.message),
          })
        }
      >
        {t('emergency.end')}
      </Button>
    </section>
  );
};
