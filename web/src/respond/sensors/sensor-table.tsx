import type { Sensor } from '@hazardguard/contract';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ExerciseMark } from '../../register/exercise-marks/exercise-mark.tsx';
import { useFormat } from '../../ui/format.ts';
import { RowActions } from '../../ui/register/row-actions.tsx';
import { IconBellRinging } from '../../ui/screen-icons.tsx';
import { TableFrame } from '../../ui/table-frame.tsx';
import { Tag } from '../../ui/tag.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { AlarmActions } from './alarm-actions.tsx';
import classes from './sensors.module.css';
import { useSensorText } from './use-sensor-text.ts';

const width = 96;
const height = 24;

/** The newest readings as a line; the value is shown beside it as text. */
const Sparkline = ({ recent }: Pick<Sensor, 'recent'>) => {
  if (recent.length < 2) return null;
  const times = recent.map(({ at }) => Date.parse(at));
  const values = recent.map(({ value }) => value);
  const [from, min] = [Math.min(...times), Math.min(...values)];
  const [span, rise] = [Math.max(1, Math.max(...times) - from), Math.max(...values) - min || 1];
  const points = recent.map(({ value }, i) => {
    const x = 1 + ((width - 2) * ((times[i] ?? from) - from)) / span;
    return `${x.toFixed(1)},${(height - 2 - ((height - 4) * (value - min)) / rise).toFixed(1)}`;
  });
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <polyline points={points.join(' ')} fill="none" stroke="var(--hg-accent)" strokeWidth={1.5} />
    </svg>
  );
};

interface SensorTableProps {
  readonly sensors: readonly Sensor[];
  /** The sensor whose last hour is shown. */
  readonly shown: number | null;
  readonly onShow: (id: number) => void;
  readonly noWrite: string | undefined;
  readonly onEdit: (sensor: Sensor) => void;
  readonly onRetire: (sensor: Sensor) => void;
}

type SensorRowProps = Omit<SensorTableProps, 'sensors'> & { readonly sensor: Sensor };

const Name = ({ sensor: { id, code, name }, shown, onShow }: SensorRowProps) => {
  const { t } = useTranslation('sensors');
  return (
    <>
      <Button
        className={classes.name}
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
    </>
  );
};

const State = ({ sensor: { drillId, alarm, health, acknowledged, shelved } }: SensorRowProps) => {
  const { t } = useTranslation('sensors');
  const format = useFormat();
  return (
    <Group gap={6}>
      <ExerciseMark drillId={drillId} />
      {alarm ? (
        <span className="hg-inline hg-fault hg-strong">
          <IconBellRinging size={16} aria-hidden />
          {t('inAlarm')}
        </span>
      ) : null}
      <Tag>{t(`health.${health}`)}</Tag>
      {acknowledged === null ? null : (
        <Text size="sm" c="dimmed">
          {t('acknowledgedBy', { name: acknowledged.by, time: format.moment(acknowledged.at) })}
        </Text>
      )}
      {shelved === null ? null : (
        <Text size="sm" c="dimmed">
          {t('shelf.until', { time: format.moment(shelved.until), name: shelved.by, reason: shelved.reason })}
        </Text>
      )}
    </Group>
  );
};

const Actions = ({ sensor, noWrite, onEdit, onRetire }: SensorRowProps) => {
  const { t } = useTranslation('sensors');
  const { code, drillId } = sensor;
  if (drillId !== null) return <AlarmActions sensor={sensor} noWrite={noWrite} />;
  return (
    <Group gap={4}>
      <AlarmActions sensor={sensor} noWrite={noWrite} />
      <RowActions
        edit={{ text: t('edit'), label: t('editSensor', { code }), reason: noWrite, act: () => onEdit(sensor) }}
        remove={{ text: t('retire'), label: t('retireSensor', { code }), reason: noWrite, act: () => onRetire(sensor) }}
      />
    </Group>
  );
};

const Row = (props: SensorRowProps) => {
  const { t } = useTranslation('sensors');
  const texts = useSensorText();
  const { sensor } = props;
  const { latest } = sensor;
  return (
    <tr data-alarm={sensor.alarm || undefined}>
      <th scope="row">
        <Name {...props} />
      </th>
      <td>{texts.measures(sensor)}</td>
      <td className="hg-together">{latest === null ? t('nothingYet') : texts.value(sensor, latest.value)}</td>
      <td className="hg-together">{latest === null ? '' : texts.age(latest.ageS)}</td>
      <td>
        <Sparkline recent={sensor.recent} />
      </td>
      <td>
        <State {...props} />
      </td>
      <td>
        <Actions {...props} />
      </td>
    </tr>
  );
};

/** One sensor on a phone, where a table would hide the value beyond the edge. */
const Card = (props: SensorRowProps) => {
  const { t } = useTranslation('sensors');
  const texts = useSensorText();
  const { sensor } = props;
  const { latest } = sensor;
  return (
    <li className={`hg-stack hg-card hg-pad-2 ${classes.card}`} data-alarm={sensor.alarm || undefined}>
      <div>
        <Name {...props} />
      </div>
      <div className="hg-row hg-spread">
        <span>
          {texts.measures(sensor)}: <b>{latest === null ? t('nothingYet') : texts.value(sensor, latest.value)}</b>
          {latest === null ? '' : ` · ${texts.age(latest.ageS)}`}
        </span>
        <Sparkline recent={sensor.recent} />
      </div>
      <State {...props} />
      <Actions {...props} />
    </li>
  );
};

/** All sensors with newest value, age and health; those in alarm first. */
export const SensorTable = ({ sensors: unsorted, ...rest }: SensorTableProps) => {
  const { t } = useTranslation('sensors');
  const sensors = unsorted.toSorted((one, other) => Number(other.alarm) - Number(one.alarm));
  if (usePhone())
    return (
      <ul className="hg-stack" aria-label={t('list')}>
        {sensors.map((sensor) => (
          <Card key={sensor.id} sensor={sensor} {...rest} />
        ))}
      </ul>
    );
  return (
    <TableFrame label={t('list')} minWidth={860}>
      <table className={`hg-small hg-full hg-table ${classes.table}`}>
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
          {sensors.map((sensor) => (
            <Row key={sensor.id} sensor={sensor} {...rest} />
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
};
