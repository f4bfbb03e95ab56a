import type { Unready } from '@hazardguard/contract';
import type { ReactNode } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconAlertTriangle } from '../../ui/icons.tsx';

/** One thing that is wrong or missing, with its sign. */
export const Problem = ({ children }: { readonly children: ReactNode }) => (
  <span className="hg-line hg-start hg-small">
    <IconAlertTriangle size={16} aria-hidden />
    <span>{children}</span>
  </span>
);

type EmptyTier = Extract<Unready, { kind: 'emptyTier' }>;

const useUnreadyText = () => {
  const { t } = useTranslation(['escalation', 'delivery']);
  return (unready: Exclude<Unready, EmptyTier>): string => {
    switch (unready.kind) {
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

const isTier = (unready: Unready): unready is EmptyTier => unready.kind === 'emptyTier';

/** What is not ready, a line each; the tiers with the same problem are one line. */
export const UnreadyList = ({ unready, children }: { readonly unready: readonly Unready[]; readonly children?: ReactNode }) => {
  const { t } = useTranslation('escalation');
  const toText = useUnreadyText();
  const tiers = Map.groupBy(unready.filter(isTier), ({ problem }) => problem);
  const lines = [
    ...[...tiers].map(([problem, all]) =>
      t('ready.emptyTier', { tier: all.map(({ tier }) => tier).join(', '), problem: t(`run.problem.${problem}`) }),
    ),
    ...unready.filter((one) => !isTier(one)).map(toText),
  ];
  return (
    <ul className="hg-stack hg-gap-1 hg-above-1">
      {lines.map((line) => (
        <li key={line}>
          <Problem>{line}</Problem>
        </li>
      ))}
      {children}
    </ul>
  );
};
