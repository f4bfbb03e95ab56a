import { toContactStatus } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { IconCircleCheck, IconClockExclamation, IconClockHour4, IconHelpCircle } from '../../ui/screen-icons.tsx';
import classes from './stakeholders.module.css';

const icons = { fresh: IconCircleCheck, ageing: IconClockHour4, stale: IconClockExclamation, never: IconHelpCircle } as const;

/** When a contact was last verified: 'Verified 12 days ago', 'Never verified'. */
export const ContactAge = ({ provedAt }: { readonly provedAt: string | null }) => {
  const { t } = useTranslation('stakeholders');
  const format = useFormat();
  const now = new Date();
  const status = toContactStatus(provedAt, now);
  const Icon = icons[status];
  const age = provedAt === null ? '' : format.span(Math.max(1, (now.getTime() - Date.parse(provedAt)) / 1000));
  return (
    <span
      className={`hg-inline hg-tiny hg-quiet hg-together ${classes.age}`}
      data-status={status}
      title={provedAt === null ? undefined : format.moment(provedAt)}
    >
      <Icon size={14} aria-hidden />
      {t(`age.${status}`, { age })}
    </span>
  );
};
