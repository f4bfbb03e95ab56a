import type { DutyState } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconAlertCircle } from '../../ui/icons.tsx';
import { IconCircleCheck, IconCircleDashed, IconClock, IconMinus, IconPlayerPause } from '../../ui/screen-icons.tsx';
import classes from './duties.module.css';

const icons = {
  overdue: IconAlertCircle,
  soon: IconClock,
  unrecorded: IconCircleDashed,
  ok: IconCircleCheck,
  waiting: IconPlayerPause,
  'not-applicable': IconMinus,
} as const satisfies Record<DutyState, unknown>;

/** The state of a duty as text with an icon. */
export const DutyStateTag = ({ state }: { readonly state: DutyState }) => {
  const { t } = useTranslation('duties');
  const Icon = icons[state];
  return (
    <span className={`hg-inline hg-together ${classes.state}`} data-state={state}>
      <Icon size={16} aria-hidden />
      {t(`state.${state}`)}
    </span>
  );
};
