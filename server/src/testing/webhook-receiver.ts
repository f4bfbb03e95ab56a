import { openWebhookReceiver, type WebhookReceiver } from './loopback/webhook-receiver.ts';
import { whileTesting } from './while-testing.ts';

export { testWebhookSecret } from './loopback/webhook-receiver.ts';

/** Call once at the top of a test file. */
export const useWebhookReceiver = (): (() => WebhookReceiver) => whileTesting(openWebhookReceiver);
