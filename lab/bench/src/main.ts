import { benchAlerts } from './alerts.ts';
import { benchApi } from './api.ts';
import { benchBulk } from './bulk.ts';
import { benchEngine } from './engine.ts';
import { benchEnsemble } from './ensemble.ts';
import { benchImage } from './image.ts';
import { benchImpact } from './impact.ts';
import { benchInteraction } from './interaction/interaction.ts';
import { benchLive } from './live.ts';
import { benchModels } from './models.ts';
import { benchPrecomputedFootprints } from './precomputed-footprints.ts';
import { benchReadings } from './readings.ts';
import { benchRegisters } from './registers.ts';
import { benchRoute } from './route.ts';
import { runBenches } from './run-benches.ts';
import { sizes } from './sizes.ts';
import { benchStartup } from './startup.ts';
import { benchTraces } from './traces.ts';
import { benchIndex } from './vulnerability-index.ts';
import { benchWarnedAreas } from './warned-areas.ts';

/** `npm run bench`, or one of them: `npm run bench engine`; smaller: `npm run bench -- live --clients=500`. */
await runBenches(
  'bench',
  {
    engine: benchEngine,
    models: benchModels,
    ensemble: benchEnsemble,
    bulk: benchBulk,
    route: benchRoute,
    api: benchApi,
    traces: benchTraces,
    startup: benchStartup,
    image: benchImage,
    impact: benchImpact,
    registers: benchRegisters,
    readings: benchReadings,
    precomputed: benchPrecomputedFootprints,
    index: benchIndex,
    areas: benchWarnedAreas,
    alerts: benchAlerts,
    live: benchLive,
    interaction: benchInteraction,
  },
  sizes,
);
