import type { IncidentEvent } from '@hazardguard/contract';
import { ActionIcon, Group, Paper, Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipBack,
  IconPlayerSkipForward,
} from '../../../ui/screen-icons.tsx';
import classes from './replay.module.css';
import { computePercent, findSpan, findStep, findStepMoment, moveStep, type Step } from './replay-steps.ts';

interface BarProps {
  readonly events: readonly IncidentEvent[];
  readonly step: Step;
  readonly onStep: (step: Step) => void;
}

/** Time per entry, ms, however long the time between entries was. */
const entryMs = 1_000;

/** Plays the log entry by entry until its end. */
const usePlaying = ({ events, step, onStep }: BarProps) => {
  const [playing, setPlaying] = useState(false);
  const isAtEnd = step >= events.length;
  useEffect(() => {
    if (!playing || isAtEnd) return;
    const timer = setTimeout(() => onStep(moveStep(events, step, 1)), entryMs);
    return () => clearTimeout(timer);
  }, [playing, isAtEnd, events, step, onStep]);
  return [
    playing && !isAtEnd,
    (on: boolean): void => {
      // At the end, start again.
      if (on && isAtEnd) onStep(1);
      setPlaying(on);
    },
  ] as const;
};

/** Time bar with a mark per log entry: drag it, step with arrow keys, play and pause with space. */
export const ReplayBar = (props: BarProps) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const { events, step, onStep } = props;
  const [playing, play] = usePlaying(props);
  const span = findSpan(events);
  const now = findStepMoment(events, step);
  const go = (next: Step): void => {
    play(false);
    onStep(next);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => go(moveStep(events, step, -1)),
    ArrowDown: () => go(moveStep(events, step, -1)),
    ArrowRight: () => go(moveStep(events, step, 1)),
    ArrowUp: () => go(moveStep(events, step, 1)),
    PageUp: () => go(moveStep(events, step, 10)),
    PageDown: () => go(moveStep(events, step, -10)),
    Home: () => go(1),
    End: () => go(events.length),
    ' ': () => play(!playing),
  };
  const press = (event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  const button = (label: string, icon: ReactNode, act: () => void, disabled: boolean) => (
    <ActionIcon variant="default" size={36} aria-label={label} disabled={disabled} onClick={act}>
      {icon}
    </ActionIcon>
  );
  const [first, last] = [step <= 1, step >= events.length];
  const positionText = t('replay.at', { moment: format.moment(new Date(now)), step: format.exact(step), all: format.exact(events.length) });
  return (
    <Paper withBorder p="md" component="section" aria-label={t('part.replay')}>
      <Group gap="xs" mb="xs">
        {button(t('replay.first'), <IconPlayerSkipBack size={16} aria-hidden />, () => go(1), first)}
        {button(t('replay.back'), <IconChevronLeft size={16} aria-hidden />, () => go(moveStep(events, step, -1)), first)}
        {button(
          t(playing ? 'replay.pause' : 'replay.play'),
          playing ? <IconPlayerPause size={16} aria-hidden /> : <IconPlayerPlay size={16} aria-hidden />,
          () => play(!playing),
          events.length < 2,
        )}
        {button(t('replay.on'), <IconChevronRight size={16} aria-hidden />, () => go(moveStep(events, step, 1)), last)}
        {button(t('replay.last'), <IconPlayerSkipForward size={16} aria-hidden />, () => go(events.length), last)}
        <Text fw={600}>{positionText}</Text>
      </Group>
      <div className="hg-stack hg-gap-1">
        <input
          type="range"
          className={`hg-full ${classes.slider}`}
          aria-label={t('replay.bar')}
          aria-valuetext={positionText}
          min={span.from}
          max={Math.max(span.to, span.from + 1)}
          value={now}
          onChange={(event) => go(findStep(events, event.currentTarget.valueAsNumber))}
          onKeyDown={press}
        />
        <div className={classes.marks} aria-hidden>
          {events.map((event) => (
            <span key={event.id} style={{ insetInlineStart: `${computePercent(span, Date.parse(event.at))}%` }} />
          ))}
        </div>
        <div className="hg-line hg-start hg-spread hg-tiny hg-quiet" aria-hidden>
          <span>{format.moment(new Date(span.from))}</span>
          <span>{format.moment(new Date(span.to))}</span>
        </div>
      </div>
      <Text size="xs" c="dimmed">
        {t('replay.hint')}
      </Text>
    </Paper>
  );
};
