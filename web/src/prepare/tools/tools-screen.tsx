import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconChartDots3, IconHome, IconTestPipe, IconTopologyStar3, IconTree, IconWind } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { IconBook2 } from '../../ui/screen-icons.tsx';
import classes from './tools.module.css';

/** The links of the specification in its order, then the models, Home last. */
const tools = [
  { id: 'gaussian', path: '/R1', Icon: IconChartDots3 },
  { id: 'clusters', path: '/R2', Icon: IconTopologyStar3 },
  { id: 'chemicals', path: '/ChemicalsQuantityCas', Icon: IconTestPipe },
  { id: 'forestChanges', path: '/ForestChanges', Icon: IconTree },
  { id: 'no2', path: '/No2', Icon: IconWind },
  { id: 'models', path: '/Models', Icon: IconBook2 },
  { id: 'home', path: '/HazardGuard', Icon: IconHome },
] as const;

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
