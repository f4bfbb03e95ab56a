import { useId } from 'react';
import { useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { specifiedScreens } from '../screens.ts';
import classes from './menu.module.css';
import { MenuEntry, type MenuProps } from './menu-entry.tsx';
import { listGroups } from './menu-items.ts';

/** The 14 entries of the specification, in its order, then the groups of what else this person may open. */
export const Menu = (props: MenuProps) => {
  const { t } = useTranslation('shell');
  const id = useId();
  const slim = props.slim || undefined;
  return (
    <>
      <ul className={`hg-stack ${classes.list}`} data-slim={slim}>
        {specifiedScreens.map((item) => (
          <MenuEntry key={item.id} item={item} {...props} />
        ))}
      </ul>
      {listGroups(useSession().data).map(({ group, items }) => (
        <div key={group} className="hg-rule" data-slim={slim}>
          <p id={`${id}-${group}`} className={props.slim ? 'hg-unseen' : `hg-tiny hg-quiet hg-strong ${classes.heading}`}>
            {t(`menu.group.${group}`)}
          </p>
          <ul aria-labelledby={`${id}-${group}`} className={`hg-stack ${classes.list}`} data-slim={slim}>
            {items.map((item) => (
              <MenuEntry key={item.panel?.label ?? item.id} item={item} {...props} />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
};
