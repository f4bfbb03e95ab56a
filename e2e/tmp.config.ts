import config from './playwright.config.ts';
export default { ...config, webServer: undefined, globalTeardown: undefined, workers: 1 };
