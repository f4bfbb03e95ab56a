import type { TrainingTopicContent } from '@hazardguard/contract';
import { languages } from '@hazardguard/i18n/languages';
import { Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconPlayerPlayFilled } from '../../ui/screen-icons.tsx';
import { useTextOnly } from '../../ui/text-only.ts';
import classes from './training.module.css';
import { useCourseLanguage } from './use-course-language.ts';

/** One clip with a transcript. Only its poster is loaded before it is played, in text-only mode not even that. */
export const Video = ({ video: { id, title, captions } }: { readonly video: TrainingTopicContent['videos'][number] }) => {
  const { t } = useTranslation('training');
  const language = useCourseLanguage();
  const textOnly = useTextOnly();
  const player = useRef<HTMLVideoElement>(null);
  // Before it plays, the controls of the browser would cover the poster.
  const [begun, setBegun] = useState(false);
  const begin = (): void => {
    setBegun(true);
    player.current?.focus();
    void player.current?.play();
  };
  return (
    <figure>
      <div className={classes.stage}>
        {/* A new player for each language, because browsers keep the captions a player started with. */}
        <video
          key={language}
          ref={player}
          controls={begun}
          tabIndex={begun ? undefined : -1}
          onPlay={() => setBegun(true)}
          muted
          playsInline
          preload="none"
          width={960}
          height={540}
          {...(textOnly ? {} : { poster: `/training/${id}.jpg` })}
          aria-label={title}
          className={classes.player}
        >
          <source src={`/training/${id}.webm`} type="video/webm" />
          <source src={`/training/${id}.mp4`} type="video/mp4" />
          {languages.map(({ code, name }) => (
            <track
              key={code}
              kind="captions"
              src={`/api/training/captions/${id}?language=${code}`}
              srcLang={code}
              label={name}
              default={code === language}
            />
          ))}
        </video>
        {begun ? null : (
          <button type="button" className={`hg-plain ${classes.play}`} aria-label={t('video.play', { title })} onClick={begin}>
            <IconPlayerPlayFilled size={22} aria-hidden />
          </button>
        )}
      </div>
      <figcaption>
        <Text fw={600}>{title}</Text>
        <details className={`hg-small hg-above-1 ${classes.transcript}`}>
          <summary>{t('video.transcript')}</summary>
          <ol>
            {captions.map(({ fromS, text }) => (
              <li key={fromS}>{text}</li>
            ))}
          </ol>
        </details>
      </figcaption>
    </figure>
  );
};
