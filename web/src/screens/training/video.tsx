import { type TrainingTopicContent, trainingLanguages } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { languages } from '../../locales/languages.ts';
import classes from './training.module.css';
import { useCourseLanguage } from './training-data.ts';

/** One clip. Nothing but its poster is fetched until it is played; what it shows is also there to read. */
export const Video = ({ video: { id, title, captions } }: { readonly video: TrainingTopicContent['videos'][number] }) => {
  const { t } = useTranslation('training');
  const shown = useCourseLanguage();
  return (
    <figure className={classes.video}>
      {/* Another language is another player: browsers keep the captions that a player began with. */}
      <video
        key={shown}
        controls
        muted
        playsInline
        preload="none"
        width={960}
        height={540}
        poster={`/training/${id}.jpg`}
        aria-label={title}
        className={classes.player}
      >
        <source src={`/training/${id}.webm`} type="video/webm" />
        <source src={`/training/${id}.mp4`} type="video/mp4" />
        {trainingLanguages.map((language) => (
          <track
            key={language}
            kind="captions"
            src={`/api/training/captions/${id}?language=${language}`}
            srcLang={language}
            label={languages.find((known) => known.id === language)?.name}
            default={language === shown}
          />
        ))}
      </video>
      <figcaption>
        <Text fw={600}>{title}</Text>
        <details className={classes.transcript}>
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
