import type { AssistantPassage } from '@hazardguard/contract';
import { Anchor, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { RichText } from '../../ui/rich-text/rich-text.tsx';
import { Tag } from '../../ui/tag.tsx';
import classes from './assistant.module.css';

/** A path with its search, in the form the router needs. */
const toLink = (path: string): { readonly to: string; readonly search: Readonly<Record<string, string | number>> } => {
  const { pathname, searchParams } = new URL(path, window.location.origin);
  const value = (text: string): string | number => (/^\d{1,9}$/.test(text) ? Number(text) : text);
  return { to: pathname, search: Object.fromEntries([...searchParams].map(([key, text]) => [key, value(text)])) };
};

interface PassageListProps {
  readonly passages: readonly AssistantPassage[];
  readonly title: string;
  readonly toPassageId: (number: number) => string;
}

/** The passages with text, kind, link to their screen, and source. */
export const PassageList = ({ passages, title, toPassageId }: PassageListProps) => {
  const { t, i18n } = useTranslation('assistant');
  return (
    <div>
      <Title order={3} size="h4" mb="xs">
        {title}
      </Title>
      {i18n.language === 'en' || passages.every(({ language }) => language === i18n.language) ? null : (
        <Text size="sm" c="dimmed" mb="xs">
          {t('english')}
        </Text>
      )}
      <ol className="hg-stack hg-gap-3">
        {passages.map(({ number, kind, title: name, text, language, source, path }) => (
          <li
            key={number}
            id={toPassageId(number)}
            className={`hg-card hg-pad-3 hg-small ${classes.passage} ${kind === 'rescue' ? classes.urgent : ''}`}
            tabIndex={-1}
          >
            <div className="hg-line hg-baseline hg-below-2">
              <span className="hg-quiet">{number}</span>
              <span className="hg-strong hg-fill" lang={language}>
                {/* The community page is rendered by the server. */}
                {path === null ? (
                  name
                ) : (
                  <Anchor component={Link} {...(toLink(path) as { to: '/HazardGuard' })} reloadDocument={path === '/Community'}>
                    {name}
                  </Anchor>
                )}
              </span>
              <Tag>{t(`kind.${kind}`)}</Tag>
            </div>
            <div lang={language}>
              <RichText text={text} />
              <Text size="xs" c="dimmed" mt={4}>
                {source}
              </Text>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
};
