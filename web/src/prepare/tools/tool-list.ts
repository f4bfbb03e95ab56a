import { IconChartDots3, IconHome, IconTestPipe, IconTopologyStar3, IconTree, IconWind } from '../../ui/icons.tsx';
import { IconBook2 } from '../../ui/screen-icons.tsx';

/** The links of the specification in its order, then the models, Home last. */
export const tools = [
  { id: 'gaussian', path: '/R1', Icon: IconChartDots3 },
  { id: 'clusters', path: '/R2', Icon: IconTopologyStar3 },
  { id: 'chemicals', path: '/ChemicalsQuantityCas', Icon: IconTestPipe },
  { id: 'forestChanges', path: '/ForestChanges', Icon: IconTree },
  { id: 'no2', path: '/No2', Icon: IconWind },
  { id: 'models', path: '/Models', Icon: IconBook2 },
  { id: 'home', path: '/HazardGuard', Icon: IconHome },
] as const;
