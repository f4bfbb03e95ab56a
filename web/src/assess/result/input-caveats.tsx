import { isInputCaveat } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconAlertTriangle } from '../../ui/icons.tsx';

/** What a picture of zones says of its inputs, short: the list of caveats has the sentences. Nothing where there is nothing to say. */
export const InputCaveats = ({ result }: { readonly result: Pick<RunResult, 'caveats'> | undefined }) => {
  const { t } = useTranslation('vulnerability');
  const shown = result?.caveats.filter(isInputCaveat) ?? [];
  if (shown.length === 0) return null;
  return (
    <ul className="hg-row hg-pad-1 hg-tiny hg-strong hg-surface hg-signs" aria-label={t('inputCaveat.title')}>
      {shown.map(({ code, params }) => (
        <li key={code}>
          <IconAlertTriangle size={14} aria-hidden />
          <span>{t(`inputCaveat.${code}`, { concentration: params?.concentration })}</span>
        </li>
      ))}
    </ul>
  );
};
