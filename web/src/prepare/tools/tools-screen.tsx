import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { tools } from './tool-list.ts';
import classes from './tools.module.css';

/** Tools Bank: a card for each tool. */
export const ToolsScreen = () => {
  const { t } = useTranslation(['tools', 'shell']);
  return (
    <>
      <PageHeader title={t('shell:screens.tools.title')} purpose={t('purpose')} />
      <ul className={classes.cards} aria-label={t('list')}>
        {tools.map(({ id, path, Icon }) => (
          <li key={id} className={classes.card}>
            <Icon size={24} className={classes.icon} aria-hidden />
            <div className={classes.words}>
              <h2 className={classes.heading}>
                <Link to={path} className={classes.link} aria-describedby={`opens-${id}`}>
                  <span className={classes.name}>{t(`tool.${id}.name`)}</span> <span>{t(`tool.${id}.title`)}</span>
                </Link>
              </h2>
              <p id={`opens-${id}`} className={classes.opens}>
                {t(`tool.${id}.opens`)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};
