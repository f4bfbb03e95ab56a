import {
  quantityUnits,
  type RegisterFields,
  receptorKinds,
  siteTerrains,
  stakeholderGroups,
  vesselKinds,
  vesselOrientations,
} from '@hazardguard/contract';
import columnHeaders from './column-headers.json' with { type: 'json' };
import { findGroup } from './contact-groups.ts';
import type { ImportFields } from './importer.ts';
import { findUnit } from './read-values.ts';
import { findKindOfWord, findOsmWord } from './receptor-kinds.ts';
import { findTerrain } from './site-ground.ts';
import { findOrientation, findVesselKind } from './vessel-words.ts';

const { shared, ...headers } = columnHeaders;

const position = {
  latitude: { type: 'latitude', headers: shared.latitude },
  longitude: { type: 'longitude', headers: shared.longitude },
  /** Both in one column, latitude first. */
  coordinates: { type: 'coordinates', headers: shared.coordinates },
} as const satisfies ImportFields;

export const industryImportFields = {
  industryName: { type: 'text', headers: [...shared.site, ...headers.industries.industryName], needed: true },
  district: { type: 'text', headers: headers.industries.district },
  safetyTeamContact: { type: 'text', headers: [...headers.industries.safetyTeamContact, ...shared.phone, ...shared.email] },
  ...position,
  publicName: { type: 'text', headers: headers.industries.publicName },
  terrain: {
    type: 'text',
    vocabulary: { choices: siteTerrains, find: findTerrain },
    headers: headers.industries.terrain,
  },
  /** Above sea level, in the unit of the cell or the header, else in metres. */
  elevationM: { type: 'quantity', headers: headers.industries.elevationM },
} as const satisfies ImportFields;

export const inventoryImportFields = {
  industryName: { type: 'text', headers: shared.site, needed: true },
  itemNo: { type: 'text', headers: headers.inventory.itemNo },
  productName: { type: 'text', headers: headers.inventory.productName },
  substanceName: { type: 'text', headers: headers.inventory.substanceName },
  concentration: { type: 'text', headers: headers.inventory.concentration },
  casNo: { type: 'cas', headers: headers.inventory.casNo },
  quantity: { type: 'quantity', headers: headers.inventory.quantity },
  unit: {
    type: 'unit',
    vocabulary: { choices: quantityUnits, find: (word) => findUnit(word)?.unit ?? null },
    headers: headers.inventory.unit,
  },
  hazardClass: { type: 'text', headers: headers.inventory.hazardClass },
  location: { type: 'text', headers: headers.inventory.location },
  dateReceived: { type: 'date', headers: headers.inventory.dateReceived },
  dateExpired: { type: 'date', headers: headers.inventory.dateExpired },
  supplier: { type: 'text', headers: headers.inventory.supplier },
  vesselCount: { type: 'number', headers: headers.inventory.vesselCount },
  vesselContent: { type: 'quantity', headers: headers.inventory.vesselContent },
  vesselContentUnit: {
    type: 'unit',
    vocabulary: { choices: quantityUnits, find: (word) => findUnit(word)?.unit ?? null },
    headers: headers.inventory.vesselContentUnit,
  },
  vesselKind: {
    type: 'text',
    vocabulary: { choices: vesselKinds, find: findVesselKind },
    headers: headers.inventory.vesselKind,
  },
  vesselOrientation: {
    type: 'text',
    vocabulary: { choices: vesselOrientations, find: findOrientation },
    headers: headers.inventory.vesselOrientation,
  },
  vesselDiameterM: { type: 'number', headers: headers.inventory.vesselDiameterM },
  vesselLengthM: { type: 'number', headers: headers.inventory.vesselLengthM },
  vesselVolumeM3: { type: 'number', headers: headers.inventory.vesselVolumeM3 },
  storagePressure: { type: 'quantity', headers: headers.inventory.storagePressure },
  storagePressureUnit: { type: 'text', headers: headers.inventory.storagePressureUnit },
  storagePressureKind: { type: 'text', headers: headers.inventory.storagePressureKind },
  storageTemperatureC: { type: 'number', headers: headers.inventory.storageTemperatureC },
  storedPhase: { type: 'text', headers: headers.inventory.storedPhase },
  fillPercent: { type: 'number', headers: headers.inventory.fillPercent },
  bundAreaM2: { type: 'number', headers: headers.inventory.bundAreaM2 },
} as const satisfies ImportFields;

/** Fields of a register that no other program has: texts, found by their own name. */
export const listFurtherFields = (fields: RegisterFields, known: ImportFields) =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !(name in known))
      .map(([name, { column }]) => [name, { type: 'text', headers: [], column } as const]),
  );

export const receptorImportFields = {
  name: { type: 'text', headers: headers.receptors.name },
  kind: {
    type: 'kind',
    vocabulary: { choices: receptorKinds, find: findKindOfWord, readWord: findOsmWord, canLeaveOut: true },
    headers: headers.receptors.kind,
  },
  ...position,
  people: { type: 'number', headers: headers.receptors.people },
  phone: { type: 'phone', headers: shared.phone },
  /** A point, line or area as WKT or GeoJSON. */
  geometry: { type: 'geometry', headers: headers.receptors.geometry },
  sourceKey: { type: 'text', headers: headers.receptors.sourceKey },
} as const satisfies ImportFields;

export const contactImportFields = {
  name: { type: 'text', headers: headers.contacts.name, needed: true },
  designation: { type: 'text', headers: headers.contacts.designation },
  department: { type: 'text', headers: headers.contacts.department },
  role: { type: 'text', headers: headers.contacts.role },
  contactNumber: { type: 'phone', headers: shared.phone },
  otherNumber: { type: 'phone', headers: headers.contacts.otherNumber },
  emailAddress: { type: 'email', headers: shared.email },
  language: { type: 'text', headers: headers.contacts.language },
  address: { type: 'text', headers: headers.contacts.address },
  group: {
    type: 'text',
    vocabulary: { choices: stakeholderGroups, find: findGroup },
    headers: headers.contacts.group,
  },
} as const satisfies ImportFields;
