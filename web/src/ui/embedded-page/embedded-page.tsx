import { Anchor, Button, Group, Text } from '@mantine/core';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './embedded-page.module.css';

interface EmbeddedPageProps {
  /** What the page stands for: the screen's title. */
  readonly title: string;
  readonly url: string;
  readonly onOwn: () => void;
}

/** Longer than this without the page having come is said. */
const patienceMs = 20_000;

/**
 * Least rights: the page runs its scripts and keeps its own host's storage, and can do nothing else: no forms, pop-ups, downloads,
 * dialogs, nor moving of our page. The server lets in another host only, so its own origin gives it nothing of ours.
 */
const rights = 'allow-scripts allow-same-origin';

type State = 'coming' | 'late' | 'there';

const Framed = ({
  title,
  url,
  onState,
}: Pick<EmbeddedPageProps, 'title' | 'url'> & { readonly onState: Dispatch<SetStateAction<State>> }) => {
  useEffect(() => {
    const timer = setTimeout(() => onState((before) => (before === 'coming' ? 'late' : before)), patienceMs);
    return () => clearTimeout(timer);
  }, [onState]);
  return (
    <iframe
      className={classes.frame}
      title={title}
      src={url}
      sandbox={rights}
      referrerPolicy="no-referrer"
      allow=""
      onLoad={() => onState('there')}
    />
  );
};

/** A page of another host in place of a screen of ours: whose it is, what it may not do, and the way to our own view. */
export const EmbeddedPage = ({ title, url, onOwn }: EmbeddedPageProps) => {
  const { t } = useTranslation('parts');
  const [round, setRound] = useState(0);
  const [state, setState] = useState<State>('coming');
  const { host } = new URL(url);
  const again = (): void => {
    setState('coming');
    setRound(round + 1);
  };
  return (
    <section className={classes.screen} aria-label={title}>
      <header className={classes.notice}>
        <div>
          <h1 className={classes.title} tabIndex={-1} data-page-title>
            {title}
          </h1>
          <Text size="sm">{t('foreignFrame.notice', { host })}</Text>
          <Text size="sm" c="dimmed" role="status">
            {t(`foreignFrame.${state}`, { host })}
          </Text>
        </div>
        <Group gap="sm">
          {state === 'late' ? (
            <Button variant="default" onClick={again}>
              {t('foreignFrame.again')}
            </Button>
          ) : null}
          <Button onClick={onOwn}>{t('foreignFrame.own')}</Button>
          <Anchor href={url} target="_blank" rel="noopener noreferrer" size="sm">
            {t('foreignFrame.outside')}
          </Anchor>
        </Group>
      </header>
      <Framed key={round} title={t('foreignFrame.title', { title, host })} url={url} onState={setState} />
    </section>
  );
};
