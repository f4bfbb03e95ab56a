import type { ClearCheck, ClearObstacle } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';

/** What speaks against the all clear and nobody has answered for yet. */
export const listOpenObstacles = ({ obstacles, given }: Pick<ClearCheck, 'obstacles' | 'given'>): readonly ClearObstacle[] =>
  obstacles.filter((one) => given?.obstacles.includes(one) !== true);

/** Whether the warning can end now: the cloud of the model by village, the sensors of the site, the incident. */
export const ClearCheckPart = ({ check }: { readonly check: ClearCheck }) => {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const { cloud, safeAt, villages, villagesOmitted, sensors, over, given } = check;
  return (
    <section aria-label={t('clearCheck.title')}>
      <p className={check.obstacles.length > 0 ? 'hg-card hg-alarm hg-fault hg-strong hg-pad-3 hg-below-2' : undefined} role="note">
        {cloud === 'travels' && safeAt !== null
          ? t('clearCheck.travels', { moment: format.moment(safeAt) })
          : t(`clearCheck.cloud.${cloud}`)}
      </p>
      {villages.length === 0 ? null : (
        <ul aria-label={t('clearCheck.villages')}>
          {villages.map((village) => (
            <li key={village.name}>{t('clearCheck.village', { name: village.name, moment: format.moment(village.safeAt) })}</li>
          ))}
          {villagesOmitted === 0 ? null : <li>{t('clearCheck.more', { count: villagesOmitted })}</li>}
        </ul>
      )}
      <Text size="sm">{sensors.length > 0 ? t('clearCheck.sensors', { codes: sensors.join(', ') }) : t('clearCheck.noAlarm')}</Text>
      <Text size="sm">{t(over === null ? 'clearCheck.noIncident' : over ? 'clearCheck.over' : 'clearCheck.notOver')}</Text>
      {given === null ? null : (
        <Text size="sm" fw={600}>
          {t('clearCheck.given', { name: given.by, reason: given.reason })}
        </Text>
      )}
    </section>
  );
};
