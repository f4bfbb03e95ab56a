import type { WorkspaceCopy } from './workspace-copy.ts';

/** The example of the recipe "a field of a register": a batch number for items of the inventory, which may be left empty. */
export const exampleField = 'batchNo';

const field = `  ${exampleField}: {
    ...textField,
    input: ({ oneLineOrNone }) => oneLineOrNone(50).default(''),
    row: ({ string }) => string(),
    column: 'batch_no',
    optional: true,
    example: 'B-7',
    width: 110,
    phone: 'details',
  },
`;

const migration = `alter table inventory_item add batch_no text not null default '';
alter table inventory_item drop search_text;
alter table inventory_item add search_text text not null generated always as (
  lower(item_no || E'\\n' || product_name || E'\\n' || substance_name || E'\\n' || concentration || E'\\n' || cas_no || E'\\n'
    || quantity::text || E'\\n' || unit || E'\\n' || hazard_class || E'\\n' || location || E'\\n' || supplier || E'\\n' || batch_no || E'\\n'
    || extract(year from date_received)::text || '-' || lpad(extract(month from date_received)::text, 2, '0')
    || '-' || lpad(extract(day from date_received)::text, 2, '0') || E'\\n'
    || extract(year from date_expired)::text || '-' || lpad(extract(month from date_expired)::text, 2, '0')
    || '-' || lpad(extract(day from date_expired)::text, 2, '0'))
) stored;
create index inventory_item_by_word on inventory_item using gin (to_tsvector('simple', search_text));
create or replace view compat.inventory as
  select
    id, item_no, product_name, substance_name, concentration, cas_no, quantity, unit, hazard_class, location, date_received,
    date_expired, supplier, (select industry_name from public.industry where industry.id = industry_id) as industry, industry_id,
    version, updated_at, batch_no
  from public.inventory_item;
`;

const labels = {
  en: ['Batch no.', 'Batch no. has a character that cannot be shown'],
  hi: ['बैच संख्या', 'बैच संख्या में ऐसा अक्षर है जो दिखाया नहीं जा सकता'],
  gu: ['બેચ નંબર', 'બેચ નંબરમાં એવો અક્ષર છે જે બતાવી શકાતો નથી'],
  mr: ['बॅच क्रमांक', 'बॅच क्रमांकात दाखवता न येणारे अक्षर आहे'],
} as const;
export type Language = keyof typeof labels;
export const languages = ['en', 'gu', 'hi', 'mr'] as const satisfies readonly Language[];

/** The files that a new field touches. The types of the tables are generated. */
export const exampleFiles = {
  fields: 'contract/src/register/inventory-fields.ts',
  migration: 'server/src/platform/db/migrations/9999_batch_no.sql',
  texts: (language: Language) => `i18n/src/${language}/inventory.json`,
};
export const generatedFile = 'server/src/platform/db/tables/schema.gen.ts';

/** Everything but the list of fields. */
export const addAround = (copy: WorkspaceCopy): void => {
  copy.add(exampleFiles.migration, migration);
  for (const language of languages) {
    const [label, invalid] = labels[language];
    copy.setText(exampleFiles.texts(language), `field.${exampleField}`, label);
    copy.setText(exampleFiles.texts(language), `invalid.${exampleField}`, invalid);
  }
};

export const addToList = (copy: WorkspaceCopy): void => {
  copy.insert(exampleFiles.fields, '} as const satisfies RegisterFields;', field);
};
