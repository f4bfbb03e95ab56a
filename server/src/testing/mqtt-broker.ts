import { type MqttBroker, openMqttBroker } from './loopback/mqtt-broker.ts';
import { useTestServer } from './use-test-server.ts';

/** Call once at the top of a test file. */
export const useMqttBroker = (): (() => MqttBroker) => useTestServer(openMqttBroker);
