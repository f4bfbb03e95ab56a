import type { Caveat } from '@hazardguard/engine';
import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useEngineText } from '../../ui/engine-text/use-engine-text.ts';
import { IconAlertTriangle } from '../../ui/icons.tsx';
import { IconInfoCircle } from '../../ui/screen-icons.tsx';
import classes from './result-parts.module.css';

/** Every caveat in full, warnings first. */
export const CaveatList = ({ caveats }: { readonly caveats: readonly Caveat[] }) => {
  const { t } = useTranslation('vulnerability');
  const text = useEngineText();
  if (caveats.length === 0) return <Text size="sm">{t('result.noCaveats')}</Text>;
  const sorted = caveats.toSorted((a, b) => Number(b.severity === 'warning') - Number(a.severity === 'warning'));
  return (
    <ul className={`hg-stack hg-small hg-signs ${classes.caveats}`} aria-label={t('result.caveats')}>
      {sorted.map((caveat) => (
        <li key={`${caveat.code} ${caveat.message}`} data-severity={caveat.severity}>
          {caveat.severity === 'warning' ? <IconAlertTriangle size={16} aria-hidden /> : <IconInfoCircle size={16} aria-hidden />}
          <span>{text.caveat(caveat)}</span>
        </li>
      ))}
    </ul>
  );
};
