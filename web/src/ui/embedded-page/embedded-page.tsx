import { Anchor, Button, Group, Text } from '@mantine/core';
import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './embedded-page.module.css';

interface EmbeddedPageProps {
  /** The screen's title. */
  readonly title: string;
  readonly url: string;
  /** Opens our own view; undefined: there is none. */
  readonly onOwn: (() => void) | undefined;
}

/** After this time without the page, a message says so. */
const patienceMs = 20_000;

/**
 * Least privileges: the page runs its scripts and uses its own host's storage, and nothing else: no forms, pop-ups, downloads,
 * dialogs, or navigation of our page. The server allows another host only, so its origin gives it no access to ours.
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
      className={`hg-fill hg-full ${classes.frame}`}
      title={title}
      src={url}
      sandbox={rights}
      referrerPolicy="no-referrer"
      allow=""
      onLoad={() => onState('there')}
    />
  );
};

/** A page of another host instead of our screen: whose it is, what it cannot do, and a button to our own view where there is one. */
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
    <section className={`hg-stack hg-gap-0 hg-tall ${classes.screen}`} aria-label={title}>
      <header className="hg-row hg-spread hg-gap-3 hg-under hg-pad-2 hg-surface">
        <div>
          <h1 className="hg-large" tabIndex={-1} data-page-title>
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
          {onOwn ? <Button onClick={onOwn}>{t('foreignFrame.own')}</Button> : null}
          <Anchor href={url} target="_blank" rel="noopener noreferrer" size="sm">
            {t('foreignFrame.outside')}
          </Anchor>
        </Group>
      </header>
      <Framed key={round} title={t('foreignFrame.title', { title, host })} url={url} onState={setState} />
    </section>
  );
};
