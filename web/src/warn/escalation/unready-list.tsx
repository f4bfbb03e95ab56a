import type { Unready } from '@hazardguard/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconAlertTriangle } from '../../ui/icons.tsx';
import classes from './escalation.module.css';

/** One thing that is wrong or missing, with its sign. */
export const Problem = ({ children }: { readonly children: ReactNode }) => (
  <span className={classes.problem}>
    <IconAlertTriangle size={16} aria-hidden />
    <span>{children}</span>
  </span>
);

const useUnreadyText = () => {
  const { t } = useTranslation(['escalation', 'delivery']);
  return (unready: Unready): string => {
    switch (unready.kind) {
      case 'emptyTier':
        return t('ready.emptyTier', { tier: unready.tier, problem: t(`run.problem.${unready.problem}`) });
      case 'gap':
        return t(`run.gap.${unready.gap}`);
      case 'chFailed':
        return t('ready.chFailed', { channel: t(`delivery:channels.${unready.channel}`), count: unready.count });
      case 'noSecond':
      case 'nobody':
        return t(`ready.${unready.kind}`, { name: unready.name, count: unready.count });
      default:
        return t(`ready.${unready.kind}`);
    }
  };
};

/** What is not ready, a line each. */
export const UnreadyList = ({ unready, children }: { readonly unready: readonly Unready[]; readonly children?: ReactNode }) => {
  const toText = useUnreadyText();
  return (
    <ul className={classes.unready}>
      {unready.map((one) => (
        <li key={JSON.stringify(one)}>
          <Problem>{toText(one)}</Problem>
        </li>
      ))}
      {children}
    </ul>
  );
};
