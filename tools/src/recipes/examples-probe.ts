/** Run inside a copy of the project: prints which examples of the recipes are in place. */
import { exampleVendor } from './examples.ts';

/** A part that is not there is not in place; whatever else goes wrong is the fault of the example. */
const load = async (path: string): Promise<Readonly<Record<string, unknown>>> => {
  try {
    return await import(`../../../${path}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND') return {};
    throw error;
  }
};

const contract = await import('@hazardguard/contract');
const { readSettings } = await import('@hazardguard/server');
const { openCases, runCases } = await import('@hazardguard/validation');
const { checkArchitecture } = await import('../architecture/check.ts');
type Feature = (app: object, deps: object) => void | Promise<void>;
const { features } = (await load('server/src/features.ts')) as { features: readonly Feature[] };
const { weatherProviders } = (await load('server/src/platform/providers/weather/list.ts')) as {
  weatherProviders: readonly { id: string }[];
};
const table = (await load('architecture.mjs')) as unknown as Parameters<typeof checkArchitecture>[1];

const answersExample = async (): Promise<boolean> => {
  const { example } = await load('server/src/prepare/example/routes.ts');
  const feature = features.find((one) => one === example);
  if (feature === undefined || !contract.routes.some(({ id }) => id === 'readExample')) return false;
  const { default: fastify } = await import('fastify');
  const app = fastify().decorateRequest('account', null).decorateRequest('emergency', null);
  await feature(app, {});
  const answer = await app.inject('/api/example');
  return answer.statusCode === 200 && answer.json().example === 42;
};

const acceptsVendor = (): boolean => {
  try {
    return (readSettings({ HAZARDGUARD_MODE: 'demo', WEATHER_PROVIDER: exampleVendor }).weather.provider as string) === exampleVendor;
  } catch {
    return false;
  }
};

const cases = await runCases(openCases().filter(({ id }) => id === 'example-01'));
const planted = new Map([
  ['server/src/register/example.ts', "import { example } from '../assess/example.ts';"],
  ['server/src/assess/example.ts', 'export const example = 1;'],
]);

process.stdout.write(
  JSON.stringify({
    screen: contract.isScreenPath('/Example'),
    endpoint: await answersExample(),
    provider:
      weatherProviders.some(({ id }) => id === exampleVendor) && contract.weatherSource.safeParse(exampleVendor).success && acceptsVendor(),
    case: cases.length === 1 && cases[0]?.status === 'pass',
    import: checkArchitecture(planted, table).length === 0,
  }),
);
