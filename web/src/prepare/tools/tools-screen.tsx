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
      <ul className={`hg-cards hg-wide ${classes.cards}`} aria-label={t('list')}>
        {tools.map(({ id, path, Icon }) => (
          <li key={id} className={`hg-line hg-start hg-gap-4 hg-card hg-pad-4 hg-press ${classes.card}`}>
            <Icon size={24} className="hg-accent hg-fixed" aria-hidden />
            <div className="hg-stack hg-gap-1">
              <h2 className={`hg-strong ${classes.heading}`}>
                <Link to={path} className={classes.link} aria-describedby={`opens-${id}`}>
                  <span className="hg-block hg-accent">{t(`tool.${id}.name`)}</span> <span>{t(`tool.${id}.title`)}</span>
                </Link>
              </h2>
              <p id={`opens-${id}`} className="hg-small hg-quiet">
                {t(`tool.${id}.opens`)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};
