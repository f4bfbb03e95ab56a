import type { Hazard } from '@hazardguard/engine';
import { useTranslation } from '../../locales/use-translation.ts';
import { useEngineText } from '../../ui/engine-text/use-engine-text.ts';
import type { Obstacle } from './obstacle.ts';

/** Why an item cannot be analysed for a hazard, and what a person must know of it all the same. */
export const useObstacleText = () => {
  const { t } = useTranslation('vulnerability');
  const text = useEngineText();
  return (obstacle: Obstacle, hazard: Hazard): string => {
    if (obstacle.kind === 'not-in-library') return t('input.notInLibrary');
    if (obstacle.kind === 'solution') return t('solution.obstacle');
    const missing = obstacle.properties.map(text.fact).join(', ');
    const refused = t('input.missingFor', { hazard: t(`input.hazards.${hazard}`), missing });
    return obstacle.explodesByItself ? `${refused}. ${t('input.explodesByItself')}` : refused;
  };
};
