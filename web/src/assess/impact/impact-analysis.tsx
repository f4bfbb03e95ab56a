import { Box } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import type { Site } from '../scenario/site.ts';
import classes from './impact.module.css';
import { ImpactMap } from './impact-map.tsx';
import { ImpactPanel } from './impact-panel.tsx';
import { useImpactState } from './use-impact-state.ts';

/** Map on one side, inputs and results on the other. */
export const ImpactAnalysis = ({ site }: { readonly site: Site }) => {
  const { t } = useTranslation('vulnerability');
  const shown = useImpactState(site);
  return (
    <div className={classes.layout}>
      <ImpactMap shown={shown} />
      {/* A scrolling area must be reachable from the keyboard. */}
      <Box component="section" className={classes.panel} aria-label={t('sheet.panel')} tabIndex={0}>
        <ImpactPanel shown={shown} />
      </Box>
    </div>
  );
};
