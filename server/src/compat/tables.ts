import {
  assessmentInput,
  changedConditionsInput,
  compatIndustryFields,
  hasDepartment,
  incidentFields,
  incidentId,
  industryInput,
  inventoryFields,
  compatItemFields as item,
  oneLine,
  type StakeholderGroup,
  stakeholderFields,
  stakeholderGroups,
  stakeholderInput,
  unknownWhenEmpty,
  writtenNumber,
} from '@hazardguard/contract';
import { addressRequest } from '../platform/db/scope/address-request.ts';
import { listRequiredColumns, toColumns } from '../register/field-columns.ts';
import { refuseUnknownDistrict } from '../register/industries/districts.ts';
import { roundDegrees, toNameKey } from '../register/industries/rules.ts';
import { findIndustryNamed } from '../register/industries/store.ts';
import { findIdentityProblem } from '../register/inventory/check-identity.ts';
import { listChemicalRows } from './chemical-rows.ts';
import { refuse } from './guard/tree.ts';
import type { Asker, CompatTable, Row } from './table.ts';

const everyStatement = ['select', 'insert', 'update', 'delete'] as const;

const changedNow = 'version = version + 1, updated_at = now()';

const roundValue = (value: Row[string] | undefined): Row[string] => (typeof value === 'number' ? roundDegrees(value) : null);

const roundPosition = (row: Row): Row => {
  if (!('latitude' in row || 'longitude' in row)) return {};
  const [latitude, longitude] = [roundValue(row.latitude), roundValue(row.longitude)];
  // Statements on sites need responsibility for all of them: the position is agreed to.
  return { latitude, longitude, agreed_latitude: latitude, agreed_longitude: longitude };
};

const industryInfo: CompatTable = {
  columns: {
    id: null,
    ...toColumns(compatIndustryFields, {
      ...industryInput.shape,
      latitude: writtenNumber(-90, 90).nullable(),
      longitude: writtenNumber(-180, 180).nullable(),
    }),
  },
  needed: listRequiredColumns(compatIndustryFields),
  may: { select: 'industry.read', insert: 'industry.write', update: 'industry.write', delete: 'industry.delete' },
  complete: async (row, { database }) => {
    if ('latitude' in row !== 'longitude' in row) refuse('latitude and longitude belong together');
    const district = 'district' in row ? String(row.district) : null;
    if (district !== null) await refuseUnknownDistrict(database, district).catch((error: Error) => refuse(`district: ${error.message}`));
    return { ...row, ...roundPosition(row), ...('industry_name' in row ? { name_key: toNameKey(String(row.industry_name)) } : {}) };
  },
  stamp: changedNow,
  announced: 'industry',
  overAll: everyStatement,
};

const findIndustryId = async ({ database }: Asker, name: string): Promise<number> => {
  const industry = await findIndustryNamed(database, name).catch((error: Error) => refuse(error.message));
  return industry.id;
};

const inventory: CompatTable = {
  columns: { id: null, ...toColumns(inventoryFields, item), industry: industryInput.shape.industryName },
  needed: [...listRequiredColumns(inventoryFields), 'industry'],
  may: { select: 'inventory.read', insert: 'inventory.write', update: 'inventory.write', delete: 'inventory.delete' },
  complete: async ({ industry, ...row }, asker) => {
    const { substance_name: name, cas_no: number } = row;
    const other =
      typeof name === 'string' && typeof number === 'string' ? findIdentityProblem({ substanceName: name, casNo: number }) : null;
    if (other !== null) refuse(other.message);
    return industry === undefined ? row : { ...row, industry_id: await findIndustryId(asker, String(industry)) };
  },
  stamp: changedNow,
  announced: 'inventory_item',
  overAll: everyStatement,
};

const incidentRepo: CompatTable = {
  columns: { id: incidentId, ...incidentFields },
  needed: [],
  may: { select: 'incident.read', insert: 'incident.write', update: 'incident.write', delete: 'incident.delete' },
  complete: (row, { account }, kind) => {
    if (kind === 'update' && 'id' in row) refuse('the id of an incident never changes');
    const by = { changed_by: account.name, changed_by_id: account.id };
    return kind === 'update' ? { ...row, ...by } : { ...row, ...by, created_by: account.name, created_by_id: account.id };
  },
  // The incident's log says who deleted it.
  settings: async ({ account }) => ({ 'incident.by': account.name, 'incident.by_id': account.id }),
  stamp: 'version = version + 1, changed_at = now()',
  overAll: everyStatement,
};

const conditionFields = changedConditionsInput.shape;
const changedConditions: CompatTable = {
  columns: {
    id: null,
    industry_name: conditionFields.industryName,
    chemical_name: conditionFields.chemicalName,
    wind_direction: conditionFields.windDirection,
    wind_speed: conditionFields.windSpeed,
    rupture_type: conditionFields.ruptureType,
    circular_diameter: conditionFields.circularDiameter,
    rectangular_length: conditionFields.rectangularLength,
    rectangular_breadth: conditionFields.rectangularBreadth,
    temperature: conditionFields.temperature,
    humidity: conditionFields.humidity,
    recorded_at: conditionFields.date.unwrap(),
    quantity: conditionFields.quantity,
  },
  needed: ['industry_name', 'chemical_name'],
  // The audit record keeps what a record said before an update.
  may: { select: 'conditions.read', insert: 'conditions.write', update: 'conditions.write' },
  overAll: everyStatement,
  complete: async (row, { database, account }, kind) => {
    const named =
      'industry_name' in row
        ? await findIndustryNamed(database, String(row.industry_name)).catch((error: Error) => refuse(error.message))
        : null;
    const known = named === null ? row : { ...row, industry_name: named.industry_name };
    return kind === 'update' ? known : { ...known, created_by: account.name, created_by_id: account.id };
  },
};

const chemicalTypes: CompatTable = {
  columns: { chemical_name: null, quantity_kg: null, cas_number: null },
  needed: [],
  may: { select: 'inventory.read' },
  overAll: [],
  derived: 'chemical_types is derived from the inventory and the chemical library; change the inventory',
  settings: async ({ database }) => ({ 'compat.chemical_types': JSON.stringify(await listChemicalRows(database)) }),
};

const requestFields = assessmentInput.shape;
const assessmentRequests: CompatTable = {
  columns: {
    id: null,
    date: requestFields.date,
    name: requestFields.name,
    phone: requestFields.phone,
    email: requestFields.email,
    topics: unknownWhenEmpty(requestFields.topics.unwrap()),
  },
  needed: ['date', 'name', 'phone', 'email'],
  may: { select: 'assessment.read', insert: 'assessment.request', update: 'assessment.manage', delete: 'assessment.manage' },
  complete: async (row, { database, account }, kind) =>
    kind === 'update' ? { ...row, changed_by: account.name } : { ...row, ...(await addressRequest(database, account, undefined)) },
  stamp: 'version = version + 1, changed_at = now()',
  // Everybody may ask; the requests of all districts are for people who see all.
  overAll: ['select', 'update', 'delete'],
};

// The old client knows no second number and no language.
const {
  department,
  other_number: _number,
  language: _language,
  ...columnsOfEveryGroup
} = toColumns(stakeholderFields, stakeholderInput.shape);

const stakeholderTable = (group: StakeholderGroup): CompatTable => {
  const columns = hasDepartment(group) ? { ...columnsOfEveryGroup, department: department.unwrap() } : columnsOfEveryGroup;
  return {
    columns: { id: oneLine(100), ...columns },
    needed: Object.keys(columns),
    may: { select: 'stakeholder.read', insert: 'stakeholder.write', update: 'stakeholder.write', delete: 'stakeholder.write' },
    overAll: [],
    complete: (row, _asker, kind) => (kind === 'update' && 'id' in row ? refuse('the id of a person never changes') : row),
  };
};

const tables: Readonly<Record<string, CompatTable>> = {
  industry_info: industryInfo,
  inventory,
  assessment_requests: assessmentRequests,
  incident_repo: incidentRepo,
  changed_conditions: changedConditions,
  chemical_types: chemicalTypes,
  ...Object.fromEntries(stakeholderGroups.map((group) => [group, stakeholderTable(group)])),
};

/**
 * The addresses of the old client and their tables. The inventory has no address of its own: its statements are sent to that of the
 * industries.
 */
const addresses: Readonly<Record<string, readonly string[]>> = {
  industryinfo: ['industry_info', 'inventory'],
  callforactioninfo: ['assessment_requests'],
  incidentrepo1: ['incident_repo'],
  changedconditions: ['changed_conditions'],
  chemicaltypes2: ['chemical_types'],
  incidentmngmtteam: ['incident_management_team'],
  ...Object.fromEntries(stakeholderGroups.map((group) => [group, [group]])),
};

/** The tables that statements to this address may name; undefined: there is no such address. */
export const listTablesAt = (address: string): readonly string[] | undefined =>
  Object.hasOwn(addresses, address) ? addresses[address] : undefined;

export const requireTable = (name: string): CompatTable => tables[name] ?? refuse(`the table ${name}`);
