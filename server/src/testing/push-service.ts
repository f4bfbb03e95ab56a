import { openPushService, type PushService } from './loopback/push-service.ts';
import { whileTesting } from './while-testing.ts';

export { decryptPush, vapidClaims } from './loopback/push-service.ts';

/** Call once at the top of a test file. */
export const usePushService = (): (() => PushService) => whileTesting(openPushService);
