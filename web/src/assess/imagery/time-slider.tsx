import { Button, Group, Input } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { IconChevronLeft, IconChevronRight } from '../../ui/screen-icons.tsx';
import classes from './imagery.module.css';
import { asDay, dayNumber, type Range, stepDay, toDay, type Unit } from './time-axis.ts';

interface TimeSliderProps {
  readonly label: string;
  readonly time: 'day' | 'year';
  readonly range: Range;
  readonly latest: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const toNumber = (time: 'day' | 'year', value: string): number => (time === 'day' ? dayNumber(value) : Number(value));
const toTime = (time: 'day' | 'year', number: number): string => (time === 'day' ? toDay(number) : String(number));

/** The whole range in one slider. While it moves, only the texts follow; pictures are requested when it stops. */
const Slide = ({ label, time, range, value, onChange }: Omit<TimeSliderProps, 'latest'>) => {
  const format = useFormat();
  const [moved, setMoved] = useState<string>();
  const formatTime = (at: string): string => (time === 'day' ? format.date(at) : at);
  const rest = (): void => {
    if (moved !== undefined && moved !== value) onChange(moved);
    setMoved(undefined);
  };
  return (
    <div>
      <input
        type="range"
        className={classes.slider}
        aria-label={label}
        aria-valuetext={formatTime(moved ?? value)}
        min={toNumber(time, range.first)}
        max={toNumber(time, range.last)}
        value={toNumber(time, moved ?? value)}
        onChange={(event) => setMoved(toTime(time, event.currentTarget.valueAsNumber))}
        onPointerUp={rest}
        onKeyUp={rest}
        onBlur={rest}
      />
      <div className={classes.ends} aria-hidden>
        <span>{formatTime(range.first)}</span>
        <span>{moved === undefined ? '' : formatTime(moved)}</span>
        <span>{formatTime(range.last)}</span>
      </div>
    </div>
  );
};

const Step = ({ unit, ...props }: { readonly unit: Unit } & Pick<TimeSliderProps, 'time' | 'range' | 'value' | 'onChange'>) => {
  const { t } = useTranslation('imagery');
  const { time, range, value, onChange } = props;
  const to = (by: 1 | -1): string =>
    time === 'day'
      ? stepDay(value, unit, by, range)
      : String(Math.min(Math.max(Number(value) + by, Number(range.first)), Number(range.last)));
  return (
    <div className={classes.step}>
      <Button variant="default" px={6} aria-label={t(`back.${unit}`)} disabled={to(-1) === value} onClick={() => onChange(to(-1))}>
        <IconChevronLeft size={16} aria-hidden />
      </Button>
      <span aria-hidden>{t(`unit.${unit}`)}</span>
      <Button variant="default" px={6} aria-label={t(`on.${unit}`)} disabled={to(1) === value} onClick={() => onChange(to(1))}>
        <IconChevronRight size={16} aria-hidden />
      </Button>
    </div>
  );
};

/** The time of the pictures: by date, in steps of a day, month or year, by slider, or the latest. */
export const TimeSlider = (props: TimeSliderProps) => {
  const { t } = useTranslation('imagery');
  const id = useId();
  const { label, time, range, latest, value, onChange } = props;
  return (
    <fieldset className={classes.group}>
      <legend>{label}</legend>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        {time === 'day' ? (
          <Input.Wrapper label={t('date')} id={id} flex={1} labelProps={{ className: classes.hidden }}>
            <Input
              id={id}
              type="date"
              min={range.first}
              max={range.last}
              value={value}
              onChange={(event) => {
                const day = asDay(event.currentTarget.value);
                if (day !== undefined && day >= range.first && day <= range.last) onChange(day);
              }}
            />
          </Input.Wrapper>
        ) : (
          <output className={classes.year}>{value}</output>
        )}
        <Button variant="default" disabled={value === latest} onClick={() => onChange(latest)}>
          {t('latest')}
        </Button>
      </Group>
      <div className={classes.steps}>
        {(time === 'day' ? (['day', 'month', 'year'] as const) : (['year'] as const)).map((unit) => (
          <Step key={unit} unit={unit} {...props} />
        ))}
      </div>
      <Slide label={t('along', { label })} time={time} range={range} value={value} onChange={onChange} />
    </fieldset>
  );
};
