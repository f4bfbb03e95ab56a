import type { Rota } from '@hazardguard/contract';
import { Anchor, Text } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { telephoneLink } from '../stakeholder-columns.tsx';
import classes from '../stakeholders.module.css';

/** Who is on duty, on what number, until when, and who is next. */
export const OnDutyNow = ({ rota }: { readonly rota: Rota }) => {
  const { t } = useTranslation('stakeholders');
  const format = useFormat();
  const { onDuty, nextChange } = rota;
  const then = (names: readonly string[]): string => (names.length === 0 ? t('rota.nobody') : names.join(', '));
  return (
    <section className={`hg-card hg-pad-4 ${classes.now}`} data-empty={onDuty.length === 0 || undefined} aria-label={t('rota.now')}>
      <Text size="sm" c="dimmed">
        {t('rota.now')}
      </Text>
      {onDuty.length === 0 ? (
        <Text size="xl" fw={600}>
          {t('rota.nobodyNow')}
        </Text>
      ) : null}
      {onDuty.map((shift) => (
        <div key={shift.id}>
          <Text size="xl" fw={600}>
            {shift.name}
          </Text>
          <Text size="sm">
            {shift.role}
            {' · '}
            <Anchor href={telephoneLink(shift.contactNumber)} fw={600} className={classes.reach ?? ''}>
              {shift.contactNumber}
            </Anchor>
            {' · '}
            {t('rota.until', { moment: format.moment(shift.endsAt) })}
          </Text>
        </div>
      ))}
      <Text size="sm" mt={8}>
        {nextChange === null
          ? t('rota.noChange')
          : t('rota.nextChange', { moment: format.moment(nextChange.at), names: then(nextChange.onDuty) })}
      </Text>
    </section>
  );
};
