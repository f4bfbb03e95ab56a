import type { Sensor } from '@hazardguard/contract';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ExerciseMark } from '../drill/exercise-mark.tsx';
import { RowActions } from '../register/row-actions.tsx';
import { TableFrame } from '../table-frame.tsx';
import { Tag } from '../tag.tsx';
import classes from './sensors.module.css';
import { Sparkline } from './sparkline.tsx';
import { useSensorWords } from './use-sensor-words.ts';

interface SensorTableProps {
  readonly sensors: readonly Sensor[];
  /** Whose last hour is shown. */
  readonly shown: number | null;
  readonly onShow: (id: number) => void;
  readonly noWrite: string | undefined;
  readonly onEdit: (sensor: Sensor) => void;
  readonly onRetire: (sensor: Sensor) => void;
}

/** Every sensor with what it said last, when, and whether that can be believed. */
export const SensorTable = ({ sensors, shown, onShow, noWrite, onEdit, onRetire }: SensorTableProps) => {
  const { t } = useTranslation('sensors');
  const words = useSensorWords();
  return (
    <TableFrame label={t('list')} minWidth={860}>
      <table className={classes.table}>
        <thead>
          <tr>
            {(['sensor', 'measures', 'latest', 'age', 'trend', 'state', 'actions'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sensors.map((sensor) => {
            const { id, code, name, latest, health, alarm, recent, drillId } = sensor;
            return (
              <tr key={id}>
                <th scope="row">
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-pressed={shown === id}
                    aria-label={t('showHour', { code })}
                    onClick={() => onShow(id)}
                  >
                    {code}
                  </Button>
                  <Text size="sm" c="dimmed">
                    {name}
                  </Text>
                </th>
                <td>{words.measures(sensor)}</td>
                <td className={classes.number}>{latest === null ? t('nothingYet') : words.value(sensor, latest.value)}</td>
                <td className={classes.number}>{latest === null ? '' : words.age(latest.ageS)}</td>
                <td>
                  <Sparkline recent={recent} />
                </td>
                <td>
                  <Group gap={6}>
                    <ExerciseMark drillId={drillId} />
                    {alarm ? <Tag>{t('inAlarm')}</Tag> : null}
                    <Tag>{t(`health.${health}`)}</Tag>
                  </Group>
                </td>
                <td>
                  {drillId === null ? (
                    <Group gap={4} wrap="nowrap">
                      <RowActions
                        edit={{ text: t('edit'), label: t('editSensor', { code }), reason: noWrite, act: () => onEdit(sensor) }}
                        remove={{ text: t('retire'), label: t('retireSensor', { code }), reason: noWrite, act: () => onRetire(sensor) }}
                      />
                    </Group>
                  ) : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </TableFrame>
  );
};
