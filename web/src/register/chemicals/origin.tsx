import { Group } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { Tag } from '../../ui/tag.tsx';
import classes from './chemicals.module.css';

interface OriginProps {
  readonly of: { readonly sources: readonly string[]; readonly unverified: boolean; readonly note: string | null };
}

export const sourceId = (key: string): string => `source-${key}`;

/** The sources of a fact, as links to the list of sources, and the mark 'Unverified'. */
export const Origin = ({ of: { sources, unverified, note } }: OriginProps) => {
  const { t } = useTranslation('chemicals');
  return (
    <span className={`hg-stack hg-gap-1 hg-tiny ${classes.origin}`}>
      <Group gap={6}>
        {unverified ? <Tag>{t('unverified')}</Tag> : null}
        {sources.map((key) => (
          <a key={key} href={`#${sourceId(key)}`}>
            {key}
          </a>
        ))}
      </Group>
      {note === null ? null : <span className="hg-tiny hg-quiet hg-block">{note}</span>}
    </span>
  );
};
