import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../locales/use-translation.ts';
import classes from './choice-list.module.css';

interface ChoiceRowProps<Value> {
  readonly key: string;
  readonly value: Value;
  readonly name: string;
  readonly note?: string | undefined;
  readonly picture?: ReactNode;
}

interface ChoiceListProps<Value> {
  readonly label: string;
  readonly rows: readonly ChoiceRowProps<Value>[];
  readonly chosen: string | undefined;
  readonly onChoose: (value: Value) => void;
  /** Rows shown before the person asks for all. */
  readonly first?: number;
  /** Among other inputs of a form: less high, and side by side where there is room. */
  readonly dense?: boolean;
}

/** Large buttons, one answer each: a thumb hits them, and one tap answers. */
export const ChoiceList = <Value,>({ label, rows, chosen, onChoose, first = 6, dense = false }: ChoiceListProps<Value>) => {
  const { t } = useTranslation('parts');
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, first);
  return (
    <>
      <ul className={`hg-stack ${classes.choices}`} aria-label={label} data-dense={dense || undefined}>
        {shown.map(({ key, value, name, note, picture }) => (
          <li key={key}>
            <button
              type="button"
              className={`hg-line hg-gap-3 hg-card hg-pad-2 hg-full hg-press ${classes.choice}`}
              aria-pressed={key === chosen}
              onClick={() => onChoose(value)}
            >
              {picture}
              <span className="hg-stack hg-gap-0 hg-fill">
                <span className={`hg-strong ${classes.name}`}>{name}</span>
                {note === undefined ? null : <span className="hg-small hg-quiet">{note}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {rows.length > shown.length ? (
        <Button variant="default" size="compact-md" onClick={() => setAll(true)}>
          {t('showAll', { count: rows.length })}
        </Button>
      ) : null}
    </>
  );
};
