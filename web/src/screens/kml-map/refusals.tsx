import { Button, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './kml-map.module.css';
import type { ProblemValues } from './parse/file-problem.ts';
import type { Refused } from './use-kml-layers.ts';

/** Each sentence takes the values that are its own. */
const noValues: Required<ProblemValues> = {
  line: 0,
  near: '',
  place: '',
  value: '',
  name: '',
  root: '',
  type: '',
  crs: '',
  encoding: '',
  reason: '',
  count: 0,
  limit: 0,
  ratio: 0,
  seconds: 0,
};

interface RefusalsProps {
  readonly refused: readonly Refused[];
  readonly onDismiss: (id: number) => void;
}

/** Files that cannot be opened: which, why, where in it, and what to do. */
export const Refusals = ({ refused, onDismiss }: RefusalsProps) => {
  const { t } = useTranslation('kmlMap');
  return refused.map(({ id, name, code, values }) => (
    <div key={id} role="alert" className={classes.refusal}>
      <Text fw={600}>{t('refused', { file: name })}</Text>
      <Text size="sm">{t(`problem.${code}`, { ...noValues, ...values })}</Text>
      <div>
        <Button variant="default" size="compact-sm" onClick={() => onDismiss(id)}>
          {t('dismiss')}
        </Button>
      </div>
    </div>
  ));
};
