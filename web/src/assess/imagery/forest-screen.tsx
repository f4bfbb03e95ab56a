import { forestService } from './forest-service.ts';
import { ImageryScreen } from './imagery-screen.tsx';

/** Where forest was lost and gained since 2000. */
export const ForestScreen = () => <ImageryScreen screen="forestChanges" service={forestService} />;
