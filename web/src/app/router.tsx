import { createRootRoute, createRoute, createRouter, retainSearchParams } from '@tanstack/react-router';
import type { Search } from '../data/address.ts';
import { Failure } from './failure.tsx';
import { NotFound } from './not-found.tsx';
import { ScreenFrame } from './screen-frame.tsx';
import { screens } from './screens.ts';
import { Shell } from './shell/shell.tsx';

const isPlain = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** The address contains plain values only; each screen parses its own (`useAddress`). */
const plainSearch = (raw: Record<string, unknown>): Search =>
  Object.fromEntries(Object.entries(raw).filter((entry): entry is [string, string | number | boolean] => isPlain(entry[1])));

const rootRoute = createRootRoute({
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: Failure,
  validateSearch: plainSearch,
  // The industry in focus and the embedded view are kept between screens.
  search: { middlewares: [retainSearchParams<Search>(['industry', 'embed'])] },
});

const routes = screens.flatMap((screen) =>
  [screen.path, ...(screen.details ? [`${screen.path}/$id`] : [])].map((path) =>
    createRoute({
      getParentRoute: () => rootRoute,
      path,
      component: () => <ScreenFrame screen={screen} />,
      errorComponent: Failure,
    }),
  ),
);

export const router = createRouter({ routeTree: rootRoute.addChildren(routes), caseSensitive: false, defaultErrorComponent: Failure });
