import { useEffect, useRef, useState } from 'react';
import type { AlarmKind } from './find-new-alarms.ts';

/** Frequencies of the tones, Hz, one after the other: two alternating tones for what is real, one low tone for an exercise. */
const tones: Readonly<Record<AlarmKind, readonly number[]>> = {
  real: [880, 660, 880, 660, 880, 660, 880, 660],
  exercise: [330],
};
const toneS = 0.4;

const play = (context: AudioContext, kind: AlarmKind): void => {
  for (const [index, frequency] of tones[kind].entries()) {
    const start = context.currentTime + index * toneS;
    const tone = new OscillatorNode(context, { type: 'square', frequency });
    const volume = new GainNode(context, { gain: 0 });
    // Without a short rise and fall each tone begins and ends with a click.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.4, start + 0.02);
    volume.gain.setValueAtTime(0.4, start + toneS - 0.05);
    volume.gain.linearRampToValueAtTime(0, start + toneS);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + toneS);
  }
};

/** Alarm tones. Browsers play sound only after a press on the page: until then, and after each reload, it is off. */
export const useAlarmSound = () => {
  const context = useRef<AudioContext>(undefined);
  const [on, setOn] = useState(false);
  useEffect(() => () => void context.current?.close(), []);
  const switchSound = async (wanted: boolean): Promise<void> => {
    if (!wanted) {
      await context.current?.suspend();
      return;
    }
    if (context.current === undefined) {
      const made = new AudioContext();
      // The device may take the sound away, as for a call.
      made.addEventListener('statechange', () => setOn(made.state === 'running'));
      context.current = made;
    }
    await context.current.resume();
    setOn(context.current.state === 'running');
    play(context.current, 'real');
  };
  const sound = (kind: AlarmKind): void => {
    if (context.current?.state === 'running') play(context.current, kind);
  };
  return { on, switchSound, sound };
};
