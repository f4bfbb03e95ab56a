import { openSmsGateway, type SmsGateway } from './loopback/sms-gateway.ts';
import { useTestServer } from './use-test-server.ts';

/** Call once at the top of a test file. */
export const useSmsGateway = (): (() => SmsGateway) => useTestServer(openSmsGateway);
