import type { DutyState } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconAlertCircle, IconCircleCheck, IconCircleDashed, IconClock, IconMinus, IconPlayerPause } from '../../ui/icons.tsx';
import classes from './duties.module.css';

const icons = {
  overdue: IconAlertCircle,
  soon: IconClock,
  unrecorded: IconCircleDashed,
  ok: IconCircleCheck,
  waiting: IconPlayerPause,
  'not-applicable': IconMinus,
} as const satisfies Record<DutyState, unknown>;

/** How a duty stands, in a word and a sign. */
export const DutyStateTag = ({ state }: { readonly state: DutyState }) => {
  const { t } = useTranslation('duties');
  const Icon = icons[state];
  return (
    <span className={classes.state} data-state={state}>
      <Icon size={16} aria-hidden />
      {t(`state.${state}`)}
    </span>
  );
};
