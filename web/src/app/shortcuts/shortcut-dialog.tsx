import { Kbd, Switch } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { type ShortcutGroup, shortcutTable } from '../../ui/shortcuts/shortcut-table.ts';
import { useShortcutSetting } from '../../ui/shortcuts/single-keys.ts';
import classes from './shortcut-dialog.module.css';

const groups = Object.keys(shortcutTable) as readonly ShortcutGroup[];

/** The keys of one shortcut: pressed together with +, alternatives with a space. */
const Keys = ({ keys }: { readonly keys: readonly (readonly string[])[] }) =>
  keys.map((together) => (
    <span key={together.join('+')} className="hg-together">
      {together.map((key, index) => (
        <span key={key}>
          {index > 0 ? ' + ' : null}
          <Kbd>{key}</Kbd>
        </span>
      ))}
    </span>
  ));

const Group = ({ group }: { readonly group: ShortcutGroup }) => {
  const { t } = useTranslation('shortcuts');
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h3 id={title} className={classes.title}>
        {t(`group.${group}`)}
      </h3>
      <dl>
        {Object.entries(shortcutTable[group]).map(([id, keys]) => (
          <div key={id} className={`hg-rule hg-pad-y ${classes.row}`}>
            <dt>
              <Keys keys={keys} />
            </dt>
            <dd>{t(`${group}.${id}` as never)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Every keyboard shortcut, by where it works. */
export const ShortcutDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('shortcuts');
  const [on, setOn] = useShortcutSetting();
  return (
    <Dialog onClose={onClose} title={t('title')} size="lg">
      <div className="hg-stack hg-gap-4">
        {groups.map((group) => (
          <Group key={group} group={group} />
        ))}
      </div>
      <Switch
        mt="md"
        checked={on}
        onChange={(event) => setOn(event.currentTarget.checked)}
        label={t('single')}
        description={t('singleWhy')}
      />
    </Dialog>
  );
};
