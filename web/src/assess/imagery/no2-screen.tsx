import { ImageryScreen } from './imagery-screen.tsx';
import { no2Service } from './no2-service.ts';

/** Nitrogen dioxide in the air over the world, day by day. */
export const No2Screen = () => <ImageryScreen screen="no2" service={no2Service} />;
