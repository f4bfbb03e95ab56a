import { type EscalationTier, escalationLimits, stakeholderGroups } from '@hazardguard/contract';
import { Button, Checkbox, Group, NumberInput, Stack } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';

interface TierFieldsProps {
  /** From 1. */
  readonly number: number;
  readonly tier: EscalationTier;
  readonly onChange: (tier: EscalationTier) => void;
  /** Undefined: it is the only tier. */
  readonly onRemove: (() => void) | undefined;
}

const secondsInMinute = 60;
const toNumber = (value: string | number): number => (typeof value === 'number' ? value : Number.NaN);

/** One tier: the groups called, how many must acknowledge, and the waiting time. */
export const TierFields = ({ number, tier, onChange, onRemove }: TierFieldsProps) => {
  const { t } = useTranslation(['escalation', 'stakeholders']);
  const { groups, onDuty, needed, waitS } = tier;
  return (
    <fieldset className="hg-card hg-pad-4">
      <legend>{t('tier', { number })}</legend>
      <Stack gap="sm">
        <Checkbox.Group
          label={t('edit.groups')}
          value={[...groups]}
          onChange={(chosen) => onChange({ ...tier, groups: stakeholderGroups.filter((group) => chosen.includes(group)) })}
        >
          <div className="hg-cards hg-gap-2 hg-above-2">
            {stakeholderGroups.map((group) => (
              <Checkbox key={group} value={group} label={t(`stakeholders:group.${group}`)} />
            ))}
          </div>
        </Checkbox.Group>
        <Checkbox
          checked={onDuty}
          onChange={(event) => onChange({ ...tier, onDuty: event.currentTarget.checked })}
          label={t('edit.onDuty')}
          description={t('edit.onDutyHint')}
        />
        <Group align="flex-end" gap="sm">
          <NumberInput
            label={t('edit.needed')}
            value={Number.isNaN(needed) ? '' : needed}
            min={1}
            max={escalationLimits.needed}
            allowDecimal={false}
            onChange={(value) => onChange({ ...tier, needed: toNumber(value) })}
          />
          <NumberInput
            label={t('edit.wait')}
            value={Number.isNaN(waitS) ? '' : waitS / secondsInMinute}
            min={escalationLimits.minWaitS / secondsInMinute}
            max={escalationLimits.maxWaitS / secondsInMinute}
            decimalScale={1}
            onChange={(value) => onChange({ ...tier, waitS: Math.round(toNumber(value) * secondsInMinute) })}
          />
          {onRemove === undefined ? null : (
            <Button variant="default" onClick={onRemove}>
              {t('edit.removeTier', { number })}
            </Button>
          )}
        </Group>
      </Stack>
    </fieldset>
  );
};
