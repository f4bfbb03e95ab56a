import { expect, test } from 'vitest';
import { useMqttBroker } from '../../testing/mqtt-broker.ts';
import { isTopic, openMqtt } from './mqtt.ts';

const broker = useMqttBroker();
const message = {
  id: 'm-1',
  template: 'alert',
  language: 'en',
  subject: 'Chlorine',
  text: 'Go indoors.',
  variant: undefined,
  stopUrl: undefined,
  url: undefined,
  acknowledges: false,
  document: undefined,
};

test('published once with QoS 1, as the user in the address, and not retained', async () => {
  const channel = openMqtt({ url: broker().url.replace('//', '//siren:s%40cret@') });
  expect(await channel.send('boards/1', { ...message, document: { type: 'application/json', body: '{"a":1}' } })).toEqual({
    kind: 'accepted',
  });
  expect(broker().published).toEqual([{ topic: 'boards/1', payload: '{"a":1}', qos: 1, retain: false, username: 'siren' }]);
  channel.close();
});

test('a dead connection is replaced', async () => {
  const channel = openMqtt({ url: broker().url });
  await channel.send('boards/1', message);
  broker().refuse(3);
  broker().refuse(null);
  expect(await channel.send('boards/1', message)).toEqual({ kind: 'accepted' });
  channel.close();
});

test('concurrent messages share one connection and are all confirmed', async () => {
  const channel = openMqtt({ url: broker().url });
  const outcomes = await Promise.all(Array.from({ length: 200 }, (_none, index) => channel.send(`boards/${index}`, message)));
  expect(outcomes.every(({ kind }) => kind === 'accepted')).toBe(true);
  channel.close();
});

test.each(['', '#', 'boards/+', 'boards/#', '$SYS/broker', ' x', 'a\u0000b'])('nothing is published to %j', async (topic) => {
  expect(isTopic(topic)).toBe(false);
  const channel = openMqtt({ url: broker().url });
  expect(await channel.send(topic, message)).toMatchObject({ kind: 'refused' });
  channel.close();
});
