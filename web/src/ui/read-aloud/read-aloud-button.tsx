import { Button } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconPlayerStop, IconVolume } from '../screen-icons.tsx';
import { findVoice, splitForSpeech } from './speech.ts';

/** Absent in old browsers. */
const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;

/** Browsers load the voices some time after the page. */
const subscribe = (listener: () => void) => {
  synthesis?.addEventListener?.('voiceschanged', listener);
  return () => synthesis?.removeEventListener?.('voiceschanged', listener);
};
const countVoices = (): number => synthesis?.getVoices().length ?? 0;

interface ReadAloudProps {
  /** What is read, for the name of the button. */
  readonly of: string;
  readonly text: string;
  /** Code of the text's language. */
  readonly language: string;
}

/** Reads a text aloud in its language; absent where the device has no voice for it. Leaving the text ends it. */
export const ReadAloudButton = ({ of, text, language }: ReadAloudProps) => {
  const { t } = useTranslation('parts');
  const [speaking, setSpeaking] = useState(false);
  useSyncExternalStore(subscribe, countVoices);
  useEffect(
    () => () => {
      if (speaking) synthesis?.cancel();
    },
    [speaking],
  );
  const voice = findVoice(synthesis?.getVoices() ?? [], language);
  if (synthesis === undefined || voice === undefined) return null;
  const start = (): void => {
    synthesis.cancel();
    const pieces = splitForSpeech(text).map((piece) => new SpeechSynthesisUtterance(piece));
    for (const piece of pieces) {
      piece.voice = voice;
      piece.lang = voice.lang;
      piece.onerror = () => setSpeaking(false);
      synthesis.speak(piece);
    }
    const last = pieces.at(-1);
    if (last === undefined) return;
    last.onend = () => setSpeaking(false);
    setSpeaking(true);
  };
  const Icon = speaking ? IconPlayerStop : IconVolume;
  const word = t(speaking ? 'readAloud.stop' : 'readAloud.start');
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon size={16} aria-hidden />}
      aria-label={`${word}: ${of}`}
      onClick={speaking ? () => setSpeaking(false) : start}
    >
      {word}
    </Button>
  );
};
