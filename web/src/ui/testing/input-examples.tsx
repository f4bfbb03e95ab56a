import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ApiProblem } from '../../data/api-problem.ts';
import { Choice } from '../choice.tsx';
import { ChoiceList } from '../choice-list.tsx';
import { EditConflict } from '../form/edit-conflict.tsx';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FoldedFields } from '../form/folded-fields.tsx';
import { FormContainer } from '../form/form-container.tsx';
import { ReadOnlyNote } from '../form/read-only-note.tsx';
import { SelectField } from '../list-field/select-field.tsx';
import { SuggestionField } from '../list-field/suggestion-field.tsx';
import { QuantityField } from '../quantity-field.tsx';
import { FileTools } from '../register/file-tools.tsx';
import { Pager } from '../register/pager.tsx';
import { Register } from '../register/register.tsx';
import { RegisterCards } from '../register/register-cards.tsx';
import type { RegisterColumn } from '../register/register-column.ts';
import { RegisterTable, type RegisterTableProps } from '../register/register-table.tsx';
import { RowActions } from '../register/row-actions.tsx';
import { SearchBox } from '../register/search-box.tsx';
import { SortSelect } from '../register/sort-select.tsx';
import { StackedTable } from '../stacked-table.tsx';
import { ReportCounts } from '../table-file/report-counts.tsx';
import { TypeAhead } from '../type-ahead/type-ahead.tsx';
import { type Examples, type ExampleTexts, Held, nothing } from './example.tsx';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly district: string;
  readonly items: number;
}
const rows: readonly Row[] = [
  { id: 1, name: 'Narmada Chlor, Dahej', district: 'Bharuch', items: 14 },
  { id: 2, name: 'Sabar Ammonia', district: 'Ahmedabad', items: 3 },
  { id: 3, name: 'Thane Solvents', district: 'Thane', items: 0 },
];

const columns = (t: ExampleTexts): readonly RegisterColumn<Row>[] => [
  { id: 'name', header: t('field.industryName'), value: ({ name }) => name, sortable: true, width: 200, phone: 'title' },
  { id: 'district', header: t('field.district'), value: ({ district }) => district, sortable: true, phone: 'line' },
  { id: 'items', header: t('field.items'), value: ({ items }) => items, numeric: true, phone: 'details' },
];
const actions = (t: ExampleTexts) => (row: Row) => (
  <RowActions
    edit={{ text: t('edit'), label: t('editRow', { name: row.name }), reason: undefined, act: nothing }}
    remove={{
      text: t('delete'),
      label: t('deleteRow', { name: row.name }),
      reason: row.id === 3 ? t('parts:needsServer') : undefined,
      act: nothing,
    }}
  />
);
const table = (t: ExampleTexts, label: string): RegisterTableProps<Row> => ({
  label,
  columns: columns(t),
  rows,
  rowId: ({ id }) => id,
  sort: { column: 'name', direction: 'asc' },
  onSort: nothing,
  actions: actions(t),
  mark: ({ id }) => (id === 1 ? 'editing' : id === 2 ? 'focus' : undefined),
});

const answers = {
  rows: () => Promise.resolve({ rows, total: 34, page: 1, pageSize: 3 }),
  loading: () => new Promise<never>(nothing),
  failed: () => Promise.reject(new ApiProblem('internal', 500, 'Failed', '7f3a-0142')),
  empty: () => Promise.resolve({ rows: [], total: 0, page: 1, pageSize: 3 }),
};

const WholeRegister = ({ t, state }: { readonly t: ExampleTexts; readonly state: keyof typeof answers }) => {
  const query = useQuery<Awaited<ReturnType<typeof answers.rows>>>({ queryKey: ['parts', state], queryFn: answers[state], retry: false });
  return (
    <Register
      label={`${t('register')} ${state}`}
      searchLabel={t('search')}
      columns={columns(t)}
      sortable={['name', 'district']}
      view={{ search: '', page: 1, sort: undefined }}
      onView={nothing}
      query={query}
      rowId={({ id }) => id}
      actions={actions(t)}
      mark={() => undefined}
      empty={{ title: t('register'), text: t('purpose') }}
      tools={
        <FileTools
          download={{ text: 'CSV', href: '/parts', fileName: 'industries.csv' }}
          upload={{ text: t('formNew'), reason: undefined, act: nothing }}
        />
      }
    />
  );
};

const choices = rows.map(({ id, name, district }) => ({ key: String(id), value: id, name, note: district }));
const list = rows.map(({ id, name }) => ({ value: String(id), label: name }));
const typeAhead = (t: ExampleTexts, id: string, more: object) => (
  <Held start="">
    {(text, set) => (
      <TypeAhead
        input={{ id, label: t('field.industryName') }}
        text={text}
        onText={set}
        choices={rows.map((item) => ({ key: String(item.id), label: item.name, aside: item.district, item }))}
        onChoose={({ name }) => set(name)}
        nothing={t('parts:industryPicker.none')}
        {...more}
      />
    )}
  </Held>
);
const quantity = (id: string, more: object) => (t: ExampleTexts) => (
  <Held start="12.5">{(value, set) => <QuantityField id={id} label={t('field.elevationM')} value={value} onChange={set} {...more} />}</Held>
);

export const inputExamples: Examples = {
  'quantity-field': {
    usual: quantity('quantity', { unit: 'm' }),
    'with its help': (t) => quantity('quantity-help', { description: t('hint.elevationM'), required: true })(t),
    refused: (t) => quantity('quantity-refused', { error: t('invalid.elevationM') })(t),
  },
  choice: {
    usual: (t) => (
      <Held start="Bharuch">
        {(value, set) => (
          <Choice label={t('field.terrain')} value={value} options={['Bharuch', 'Thane']} formatName={String} onChange={set} />
        )}
      </Held>
    ),
    'one not available': (t) => (
      <Choice label={t('field.district')} value="a" options={['a', 'b']} disabled={['b']} formatName={String} onChange={nothing} />
    ),
  },
  'choice-list': {
    'one chosen, more to show': (t) => (
      <Held start={1}>
        {(value, set) => <ChoiceList label={t('register')} rows={choices} chosen={String(value)} onChoose={set} first={2} />}
      </Held>
    ),
    dense: (t) => <ChoiceList label={t('search')} rows={choices} chosen={undefined} onChoose={nothing} dense />,
  },
  'list-field/select-field': {
    usual: (t) => <SelectField id="select" label={t('register')} data={list} value="1" />,
    refused: (t) => <SelectField id="select-refused" label={t('register')} data={list} value={null} error={t('parts:form.check')} />,
    'not available': (t) => <SelectField id="select-off" label={t('register')} data={list} value="2" disabled />,
  },
  'list-field/suggestion-field': {
    usual: (t) => (
      <Held start="Bharuch">
        {(value, set) => (
          <SuggestionField
            id="suggestion"
            label={t('field.district')}
            data={rows.map(({ district }) => district)}
            value={value}
            onChange={set}
          />
        )}
      </Held>
    ),
  },
  'type-ahead/type-ahead': {
    usual: (t) => typeAhead(t, 'ahead', {}),
    searching: (t) => typeAhead(t, 'ahead-busy', { loading: true, choices: [] }),
    failed: (t) => typeAhead(t, 'ahead-failed', { error: new ApiProblem('unreachable', 0, 'No answer'), choices: [] }),
  },
  'form/error-summary': {
    'two entries': (t) => (
      <ErrorSummary
        title={t('parts:form.check')}
        attempt={0}
        lines={[
          { id: 'quantity-refused', text: t('invalid.elevationM') },
          { id: 'select-refused', text: t('parts:form.required', { field: t('register') }) },
        ]}
      />
    ),
  },
  'form/edit-conflict': { shown: () => <EditConflict onReload={nothing} onKeep={nothing} /> },
  'form/read-only-note': { shown: () => <ReadOnlyNote permission="industry.write" /> },
  'form/form-container': {
    'card; drawer on a phone': (t) => (
      <Held start={false}>
        {(open, set) => (
          <>
            <Button variant="default" onClick={() => set(true)}>
              {t('formNew')}
            </Button>
            <FormContainer title={t('formNew')} opened={open} onClose={() => set(false)}>
              {t('purpose')}
            </FormContainer>
          </>
        )}
      </Held>
    ),
  },
  'form/folded-fields': {
    folded: (t) => (
      <FoldedFields assumed={t('purpose')} used={false}>
        {t('field.district')}
      </FoldedFields>
    ),
    open: (t) => (
      <FoldedFields title={t('formNew')} assumed={t('purpose')} used>
        {t('field.district')}
      </FoldedFields>
    ),
  },
  'register/register': {
    rows: (t) => <WholeRegister t={t} state="rows" />,
    loading: (t) => <WholeRegister t={t} state="loading" />,
    failed: (t) => <WholeRegister t={t} state="failed" />,
    empty: (t) => <WholeRegister t={t} state="empty" />,
  },
  'register/register-table': { 'row edited, row in focus': (t) => <RegisterTable {...table(t, t('formEdit'))} /> },
  'register/register-cards': { 'row edited, row in focus': (t) => <RegisterCards {...table(t, t('formNew'))} /> },
  'register/search-box': { 'with a text': (t) => <SearchBox label={t('search')} value="Dahej" onSearch={nothing} /> },
  'register/sort-select': {
    sorted: (t) => <SortSelect columns={columns(t)} sort={{ column: 'name', direction: 'desc' }} onSort={nothing} />,
  },
  'register/pager': {
    'in the middle': (t) => (
      <Held start={5}>
        {(page, set) => <Pager label={t('parts:pager.page', { page: 5 })} page={page} size={10} total={1234} onPage={set} />}
      </Held>
    ),
    'one page': (t) => <Pager label={t('register')} page={1} size={10} total={3} onPage={nothing} />,
  },
  'stacked-table': {
    'one row of concern': (t) => (
      <StackedTable
        label={t('map')}
        minWidth={400}
        columns={[
          { id: 'name', header: t('field.industryName'), cell: ({ name }: Row) => name },
          { id: 'items', header: t('field.items'), cell: ({ items }) => items },
        ]}
        rows={rows}
        rowId={({ name }) => name}
        concern={({ items }) => items === 0}
      />
    ),
  },
  'table-file/report-counts': {
    usual: (t) => (
      <ReportCounts
        counts={[
          { label: t('saved'), count: 1204 },
          { label: t('saveFailed'), count: 3 },
        ]}
      />
    ),
  },
};
