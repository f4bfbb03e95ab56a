import {
  industryRoutes,
  type SensorInput,
  sensorRoutes,
  type TopicMappingInput,
  topicMappingRoutes,
  weatherRoutes,
} from '@hazardguard/contract';
import { connectAsync } from 'mqtt';
import { expect, test } from 'vitest';
import { useApplication } from '../../testing/application.ts';
import { useMqttBroker } from '../../testing/mqtt-broker.ts';

const broker = useMqttBroker();
const application = useApplication({ settings: () => ({ mqttIngest: { url: broker().url }, timeZone: 'Asia/Kolkata' }) });
const site = { latitude: 21.7, longitude: 72.6 };
const mapping: TopicMappingInput = { topic: 'mast/{sensor}', sensor: null, valuePath: null, timePath: null, unit: null, timeZone: null };

let opened = 0;

const openMast = async () => {
  opened += 1;
  const imt = await application().as('imt');
  const { body: industry } = await imt.call(industryRoutes.create, {
    body: { industryName: `Mapped works ${opened}`, district: 'Bharuch', safetyTeamContact: '1077', ...site },
  });
  for (const [code, measure, unit] of [
    ['WS', 'wind-speed', 'm/s'],
    ['WD', 'wind-from', 'deg'],
  ] as const) {
    const body: SensorInput = {
      industryId: industry.id,
      code,
      name: code,
      measure,
      unit,
      cas: null,
      ...site,
      heightM: 10,
      detectionLimit: null,
      alarmHigh: null,
      alarmLow: null,
      alarmReadings: 3,
      alarmSeconds: null,
      silentAfterS: 300,
      averagingS: 3,
    };
    await imt.call(sensorRoutes.create, { body });
  }
  const params = { id: industry.id };
  const assign = async (input: Partial<TopicMappingInput>) =>
    (await imt.call(topicMappingRoutes.create, { params, body: { ...mapping, ...input } })).body;
  const list = async () => (await imt.call(topicMappingRoutes.list, { params })).body.mappings;
  const latest = async (code: string) =>
    (await imt.call(sensorRoutes.list, { query: { industryId: industry.id } })).body.sensors.find((sensor) => sensor.code === code)?.latest;
  return { imt, params, assign, list, latest };
};

test('devices publish under their own topics: plain values, JSON at a path, local times, SenML; the wind becomes weather', async () => {
  const { imt, assign, list, latest } = await openMast();
  await assign({ topic: 'mast/{sensor}' });
  await assign({ topic: 'plant/+/wind', sensor: 'WS', valuePath: 'data.speed', timePath: 'data.when', unit: 'km/h' });
  await assign({ topic: 'senml/{sensor}' });
  const device = await connectAsync(broker().url, { protocolVersion: 4 });
  const refusals: string[] = [];
  device.on('message', (topic, payload) => refusals.push(`${topic} ${payload.toString()}`));
  await device.subscribeAsync(['mast/+/refused', 'plant/+/wind/refused']);
  // The server may still be subscribing when the first reading is sent.
  await expect
    .poll(async () => {
      await device.publishAsync('mast/WS', '3.1', { qos: 1 });
      return (await latest('WS'))?.value;
    })
    .toBe(3.1);
  await device.publishAsync('mast/WD', JSON.stringify({ value: '225', battery: 98 }), { qos: 1 });
  await expect.poll(async () => (await latest('WD'))?.value).toBe(225);
  const { rows } = await application().database.pool.query('select bool_and(timed_on_receipt) as marked from sensor_reading');
  expect(rows).toEqual([{ marked: true }]);

  // Local time of India, 5:30 ahead of UTC.
  const local = new Date(Date.now() + 330 * 60_000 + 1000).toISOString().slice(0, 23);
  await device.publishAsync('plant/7/wind', JSON.stringify({ data: { speed: 18, when: local } }), { qos: 1 });
  await expect.poll(async () => (await latest('WS'))?.value).toBeCloseTo(5, 9);
  expect((await latest('WS'))?.at).toBe(new Date(`${local}+05:30`).toISOString());

  await device.publishAsync('senml/any', JSON.stringify([{ bn: 'urn:dev:mac:0024befffe804ff1:', n: 'WD', u: 'deg', v: 230 }]), { qos: 1 });
  await expect.poll(async () => (await latest('WD'))?.value).toBe(230);

  const read = async () => (await imt.call(weatherRoutes.read, { query: site })).body.current;
  await expect.poll(read).toMatchObject({ source: 'station', origins: { temperature: { from: 'climate' } } });

  await device.publishAsync('plant/7/wind', JSON.stringify({ data: { other: 1 } }), { qos: 1 });
  await device.publishAsync('mast/WS', 'broken', { qos: 1 });
  await device.publishAsync('mast/NONE', '1', { qos: 1 });
  await expect.poll(() => refusals.length).toBe(3);
  expect(refusals[0]).toContain('plant/7/wind/refused');
  expect(refusals[0]).toContain('The message has no data.speed');
  expect(refusals[2]).toContain('no active sensor');
  expect((await list()).map(({ lastMessageAt }) => lastMessageAt !== null)).toEqual([true, true, true]);
  await device.endAsync();
});

test('a kept message without a time is refused, and a topic that is no longer assigned is not read', async () => {
  const { imt, params, assign, latest } = await openMast();
  const device = await connectAsync(broker().url, { protocolVersion: 4 });
  const refusals: string[] = [];
  device.on('message', (_topic, payload) => refusals.push(payload.toString()));
  await device.subscribeAsync('kept/+/refused');
  await device.publishAsync('kept/WS', '9', { qos: 1, retain: true });
  const { id } = await assign({ topic: 'kept/{sensor}' });
  await expect.poll(() => refusals).toHaveLength(1);
  expect(refusals[0]).toContain('it may be of any age');
  expect(await latest('WS')).toBeNull();
  await imt.call(topicMappingRoutes.remove, { params: { ...params, mapping: id } });
  await device.publishAsync('kept/WS', '4', { qos: 1 });
  await device.publishAsync('kept/other/refused', 'seen', { qos: 1 });
  await expect.poll(() => refusals).toContain('seen');
  expect(await latest('WS')).toBeNull();
  await device.endAsync();
});

test.each<[string, Partial<TopicMappingInput>, string]>([
  ['every topic', { topic: 'a/{sensor}/#' }, 'topic'],
  ['only wildcards', { topic: '+/{sensor}' }, 'topic'],
  ['the topics of the product', { topic: 'hazardguard/x/{sensor}' }, 'topic'],
  ['two sensors', { topic: '{sensor}/x/{sensor}' }, 'topic'],
  ['no sensor', { topic: 'a/b' }, 'sensor'],
  ['a sensor named twice', { topic: 'a/{sensor}', sensor: 'WS' }, 'sensor'],
  ['an unknown zone', { timeZone: 'India' }, 'timeZone'],
  ['an unknown unit', { unit: 'furlong' as never }, 'unit'],
  ['a broken path', { valuePath: 'a..b' }, 'valuePath'],
])('%s is refused', async (_what, wrong, field) => {
  const { imt, params } = await openMast();
  const refused = await imt.refused(topicMappingRoutes.create, { params, body: { ...mapping, ...wrong } });
  expect(refused).toMatchObject({ status: 400, fields: [{ field }] });
});

test('a plant may see the topics of its site, but not assign any: all sites share the broker', async () => {
  const { params, assign } = await openMast();
  await assign({ topic: 'shared/{sensor}' });
  const plant = await application().as('plant');
  expect((await plant.call(topicMappingRoutes.list, { params })).body).toMatchObject({
    hasBroker: true,
    mappings: [{ topic: 'shared/{sensor}' }],
  });
  expect((await plant.refused(topicMappingRoutes.create, { params, body: mapping })).status).toBe(403);
});
