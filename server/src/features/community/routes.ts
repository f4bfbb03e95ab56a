import { servePage } from '../../html/serve-page.ts';
import type { Feature } from '../../http/feature.ts';
import { communityPage } from './page.ts';

export const community: Feature = (app, { settings: { mode } }) => {
  servePage(app, mode, '/Community', ({ view }) => ({ page: communityPage(view), freshS: 60 }));
};
