import { industryRoutes, sensorRoutes } from '@hazardguard/contract';
import { connectAsync } from 'mqtt';
import { expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';
import { useMqttBroker } from '../../testing/mqtt-broker.ts';

const broker = useMqttBroker();
const application = useApplication({ settings: () => ({ mqttIngest: { url: broker().url } }) });
const site = { latitude: 21.7, longitude: 72.6 };

test("readings arrive through a broker under the site's key; refused ones are published below the topic", async () => {
  const plant = await application().as('plant');
  const { body: industry } = await plant.call(industryRoutes.create, {
    body: { industryName: 'Broker works', district: 'Bharuch', safetyTeamContact: '1077', ...site },
  });
  const { body: made } = await plant.call(sensorRoutes.makeKey, { params: { id: industry.id } });
  await plant.call(sensorRoutes.create, {
    body: {
      industryId: industry.id,
      code: 'G-01',
      name: 'Fence',
      measure: 'concentration',
      unit: 'ppm',
      cas: '7782-50-5',
      ...site,
      heightM: 1.5,
      detectionLimit: 0.1,
      alarmHigh: null,
      alarmLow: null,
      alarmReadings: 3,
      alarmSeconds: null,
      silentAfterS: 300,
      averagingS: 60,
    },
  });
  const gateway = await connectAsync(broker().url, { protocolVersion: 4 });
  const refusals: string[] = [];
  gateway.on('message', (_topic, payload) => refusals.push(payload.toString()));
  await gateway.subscribeAsync(`hazardguard/${made.key}/+/refused`);
  const at = new Date(Date.now() - 5_000).toISOString();
  const topic = `hazardguard/${made.key}/G-01`;
  const list = async () => (await plant.call(sensorRoutes.list, { query: { industryId: industry.id } })).body.sensors[0];
  // The server may still be subscribing when the first reading is sent; a repeated reading counts once.
  await expect
    .poll(async () => {
      await gateway.publishAsync(topic, JSON.stringify({ at, value: 1.5 }), { qos: 1 });
      return (await list())?.latest?.value;
    })
    .toBe(1.5);
  await gateway.publishAsync(topic, '2.25', { qos: 1 });
  await expect.poll(async () => (await list())?.latest?.value).toBe(2.25);
  for (const garbage of ['{"at":', JSON.stringify({ at, value: 9e9 }), '[', '\u0000'])
    await gateway.publishAsync(topic, garbage, { qos: 1 });
  await gateway.publishAsync(`hazardguard/${made.key}/G-77`, JSON.stringify({ at, value: 1 }), { qos: 1 });
  // However long it is, it is refused once; the connection and later readings are not affected.
  await gateway.publishAsync(topic, Buffer.alloc(10 * 1024 * 1024, 0xff), { qos: 1 });
  await expect.poll(() => refusals.length).toBe(6);
  expect(refusals[4]).toContain('no active sensor');
  expect(refusals[5]?.length).toBeLessThan(1_000);
  await gateway.publishAsync('hazardguard/hgi_wrong_key/G-01', JSON.stringify({ at, value: 7 }), { qos: 1 });
  await gateway.publishAsync(topic, '2.5', { qos: 1 });
  await expect.poll(async () => (await list())?.latest?.value).toBe(2.5);
  expect((await list())?.recent.map(({ value }) => value)).toEqual([1.5, 2.25, 2.5]);
  await gateway.endAsync();
});
