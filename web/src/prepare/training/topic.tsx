import type { TrainingTopicContent } from '@hazardguard/contract';
import { Text, Title } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { Links } from './links.tsx';
import { Quiz } from './quiz.tsx';
import classes from './training.module.css';
import { Video } from './video.tsx';

/** One topic: its text, its videos, its case studies, further links and the quiz. */
export const Topic = ({ topic }: { readonly topic: TrainingTopicContent }) => {
  const { t } = useTranslation('training');
  return (
    <article className="hg-stack hg-gap-6" aria-label={topic.title}>
      <div className={`hg-measure ${classes.prose}`}>
        <Title order={2}>{topic.title}</Title>
        {topic.sections.map(({ heading, paragraphs }) => (
          <section key={heading}>
            <Title order={3}>{heading}</Title>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
      <section aria-label={t('videos')}>
        <Title order={3} size="h2" mb={4}>
          {t('videos')}
        </Title>
        <Text size="sm" c="dimmed" mb="sm">
          {t('video.madeBy')}
        </Text>
        <div className="hg-cards hg-gap-6">
          {topic.videos.map((video) => (
            <Video key={video.id} video={video} />
          ))}
        </div>
      </section>
      <section aria-label={t('cases')}>
        <Title order={3} size="h2" mb="sm">
          {t('cases')}
        </Title>
        <div className="hg-cards hg-wide">
          {topic.cases.map(({ id, title, text, sources }) => (
            <article key={id} className={`hg-card hg-pad-4 ${classes.case}`} aria-label={title}>
              <Title order={4} size="h3">
                {title}
              </Title>
              <p>{text}</p>
              <Text size="xs" c="dimmed">
                {t('sources', { sources: sources.join('; ') })}
              </Text>
            </article>
          ))}
        </div>
      </section>
      <Links topic={topic.id} links={topic.links} />
      <Quiz key={topic.id} topic={topic} />
    </article>
  );
};
