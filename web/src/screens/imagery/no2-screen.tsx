import { no2Service } from '../../parts/imagery/no2-service.ts';
import { ImageryScreen } from './imagery-screen.tsx';

/** Nitrogen dioxide in the air over the world, day by day. */
export const No2Screen = () => <ImageryScreen screen="no2" service={no2Service} />;
