import { openWebhookReceiver, type WebhookReceiver } from './loopback/webhook-receiver.ts';
import { useTestServer } from './use-test-server.ts';

export { testWebhookSecret } from './loopback/webhook-receiver.ts';

/** Call once at the top of a test file. */
export const useWebhookReceiver = (): (() => WebhookReceiver) => useTestServer(openWebhookReceiver);
