import { expect, test } from 'vitest';
import { classifyStatement } from './trace-statements.ts';

test.each([
  ['select "industry".*, (select count(*) from "inventory_item") as items from "industry" where name = $1', 'select industry'],
  ['insert into "account" ("name") values ($1) returning id', 'insert account'],
  ['with due as (select id from delivery for update), held as (update delivery set x = 1 from due) select * from held', 'select held'],
  ["with gone as (select 1) delete from run where note = 'from nobody'", 'delete run'],
  ['select site from (select 1 union select 2) as unfinished group by 1', 'select unfinished'],
  ['update computation set claimed_by = $1', 'update computation'],
  ['begin', 'begin'],
  ["set role hazardguard_person; select set_config('a', 'Asha from wexmoor', false)", 'set'],
  ["select 'it''s from asha' as text", 'select'],
  ["select 'cut off from asha", 'select'],
  ['copy receptor from stdin', 'copy receptor'],
  ['', 'other'],
])('%s is named %s', (text, name) => {
  expect(classifyStatement(text).name).toBe(name);
});
