import { openPushService, type PushService } from './loopback/push-service.ts';
import { useTestServer } from './use-test-server.ts';

export { decryptPush, parseVapidClaims } from './loopback/push-service.ts';

/** Call once at the top of a test file. */
export const usePushService = (): (() => PushService) => useTestServer(openPushService);
