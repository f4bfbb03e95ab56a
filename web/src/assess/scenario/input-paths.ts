import type { InputName } from './scenario-document.ts';

/** Maps a path of the document to an input of the form. */
export const inputsByPath: Readonly<Record<string, InputName>> = {
  chemical: 'item',
  quantityKg: 'quantityKg',
  'storage.temperatureC': 'storageC',
  'rupture.diameterM': 'diameterM',
  'rupture.lengthM': 'lengthM',
  'rupture.breadthM': 'breadthM',
  'rupture.pipeLengthM': 'pipeLengthM',
  'rupture.pipeOtherLengthM': 'pipeOtherLengthM',
  'storage.bundAreaM2': 'bundAreaM2',
  'rupture.heightM': 'heightM',
  isolationMin: 'isolationMin',
  'weather.windSpeedMs': 'windSpeedMs',
  'weather.windFromDeg': 'windFromDeg',
  'weather.temperatureC': 'temperatureC',
  'weather.humidityPercent': 'humidityPercent',
  'weather.cloudPercent': 'cloudPercent',
  'weather.stability': 'stability',
  time: 'time',
  ownLevels: 'ownLevels',
};

/** The input of a path; a level in a list belongs to the input of the list. */
export const findInput = (path: string): InputName | undefined => inputsByPath[path.replace(/\[\d+\].*$/u, '')];
