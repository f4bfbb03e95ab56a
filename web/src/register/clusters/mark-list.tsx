import { pageSize } from '@hazardguard/contract';
import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { Pager } from '../../ui/register/pager.tsx';
import { Tag } from '../../ui/tag.tsx';
import classes from './clusters.module.css';
import { KindText } from './kind-text.tsx';
import { ThresholdStatusText } from './mark-card.tsx';
import type { Mark } from './marks.ts';

interface MarkListProps {
  readonly marks: readonly Mark[];
  readonly chosen: string | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly onChoose: (mark: Mark) => void;
}

/** The map's contents as a list: the highest above its threshold first, estates after the industries. */
export const MarkList = ({ marks, chosen, page, onPage, onChoose }: MarkListProps) => {
  const { t } = useTranslation('maps-viewer');
  const from = (page - 1) * pageSize;
  return (
    <div className="hg-stack">
      <ol className={`hg-rule ${classes.rows}`} start={from + 1} aria-label={t('clusters.list')}>
        {marks.slice(from, from + pageSize).map((mark) => (
          <li key={mark.key}>
            <button
              type="button"
              className={`hg-stack hg-plain hg-gap-1 hg-full hg-press ${classes.row}`}
              aria-pressed={mark.key === chosen}
              onClick={() => onChoose(mark)}
            >
              <span className="hg-strong">
                {mark.name} {mark.industry?.sample ? <Tag>{t('clusters.sample')}</Tag> : null}{' '}
                {mark.estate ? <Tag>{t('clusters.estate')}</Tag> : null}
              </span>
              <span className="hg-small hg-quiet">
                <KindText kinds={mark.kinds} main={mark.mainKind} /> · {mark.district}
              </span>
              {mark.industry ? (
                <span className="hg-small hg-quiet">
                  <ThresholdStatusText industry={mark.industry} />
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ol>
      {marks.length === 0 ? (
        <Text size="sm">{t('clusters.nothing')}</Text>
      ) : (
        <Pager label={t('clusters.pages')} page={page} size={pageSize} total={marks.length} onPage={onPage} />
      )}
    </div>
  );
};
