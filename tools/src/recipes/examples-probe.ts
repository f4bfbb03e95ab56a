/** Run inside a copy of the project: prints which examples of the recipes are in place. */
import { describeSettings } from '../../../server/src/platform/env/describe-settings.ts';
import { findWeatherProvider } from '../../../server/src/platform/providers/weather/list.ts';
import { answerText, readSavedAnswer, startLoopbackVendor } from '../../../server/src/platform/providers/weather/loopback-vendor.ts';
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
const { routes } = await import('@hazardguard/contract/routes');
const { readSettings } = await import('@hazardguard/server');
const { openCases, runCases } = await import('@hazardguard/validation');
const { checkArchitecture } = await import('../architecture/check.ts');
type Feature = (app: object, deps: object) => void | Promise<void>;
const { features } = (await load('server/src/features.ts')) as { features: readonly Feature[] };
const table = (await load('architecture.mjs')) as unknown as Parameters<typeof checkArchitecture>[1];

const answersExample = async (): Promise<boolean> => {
  const { example } = await load('server/src/prepare/example/routes.ts');
  const feature = features.find((one) => one === example);
  if (feature === undefined || !routes.some(({ id }) => id === 'readExample')) return false;
  const { default: fastify } = await import('fastify');
  const app = fastify().decorateRequest('account', null).decorateRequest('emergency', null);
  await feature(app, {});
  const answer = await app.inject('/api/example');
  return answer.statusCode === 200 && answer.json().example === 42;
};

/** It is offered in the settings, takes its own, and gives a forecast. */
const forecastsExample = async (): Promise<boolean> => {
  const provider = findWeatherProvider(exampleVendor);
  const offered = describeSettings()
    .flatMap(({ settings }) => settings)
    .find(({ name }) => name === 'WEATHER_PROVIDER');
  if (provider === undefined || !offered?.meaning.includes(exampleVendor)) return false;
  const vendor = await startLoopbackVendor(answerText(readSavedAnswer('open-meteo-forecast-mumbai.json')));
  try {
    const { weather } = readSettings({ WEATHER_PROVIDER: exampleVendor, EXAMPLE_WEATHER_URL: vendor.baseUrl });
    if (weather.provider !== exampleVendor || !contract.weatherSource.safeParse(exampleVendor).success) return false;
    const now = new Date('2026-11-20T09:04:35Z');
    const position = { latitude: 19.0728, longitude: 72.8826 };
    return (await provider.forecast({ position, now, settings: weather.own, timeoutMs: 10_000 })).hours.length === 72;
  } finally {
    await vendor.close();
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
    provider: await forecastsExample(),
    case: cases.length === 1 && cases[0]?.status === 'pass',
    import: checkArchitecture(planted, table).length === 0,
  }),
);
