import { limits } from '@hazardguard/contract/geo-file/limits';
import { Button, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { FileProblemText } from '../geo-file/file-problem-text.tsx';
import type { Refused } from './use-kml-layers.ts';

interface RefusalsProps {
  readonly refused: readonly Refused[];
  readonly onDismiss: (id: number) => void;
}

/** Files that cannot be opened: which, why, where in it, and what to do. */
export const Refusals = ({ refused, onDismiss }: RefusalsProps) => {
  const { t } = useTranslation('kml-map');
  return refused.map(({ id, name, code, values }) => (
    <div key={id} role="alert" className="hg-stack hg-pad-2 hg-card">
      <Text fw={600}>{t('refused', { file: name })}</Text>
      <Text size="sm">
        {code === 'files' ? t('problem.files', { limit: limits.files }) : <FileProblemText problem={{ code, values }} />}
      </Text>
      <div>
        <Button variant="default" size="compact-sm" onClick={() => onDismiss(id)}>
          {t('dismiss')}
        </Button>
      </div>
    </div>
  ));
};
