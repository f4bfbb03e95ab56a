import { openSmsGateway, type SmsGateway } from './loopback/sms-gateway.ts';
import { useTestServer } from './while-testing.ts';

/** Call once at the top of a test file. */
export const useSmsGateway = (): (() => SmsGateway) => useTestServer(openSmsGateway);
