import {
  type DateOrder,
  dateOrders,
  type ImportInput,
  type ImportKind,
  type ImportPlan,
  type ImportReport,
  layerKinds,
} from '@hazardguard/contract';
import { Button, Group, NativeSelect, Radio, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, readBody } from '../../data/client.ts';
import { queryClient } from '../../data/query.ts';
import { useRouteChange } from '../../data/use-route-change.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { MappingTable } from './mapping-table.tsx';
import { ReportPart } from './report-part.tsx';
import { sendImportFile } from './send-import-file.ts';
import { isYear, noSource, SourceFields, type SourceTexts, toSource } from './source-fields.tsx';
import { UndoButton } from './undo-button.tsx';
import { UnsentInvitations } from './unsent-invitations.tsx';
import { useFieldLabel } from './use-field-label.ts';
import { WordsTable } from './words-table.tsx';
import { WorkProgress } from './work-progress.tsx';

/** What the register that the file is uploaded to has settled. */
export interface Preset {
  /** Of stock: the one site of every row. */
  readonly site: number | null;
  /** Fields with one value for every row. */
  readonly constants: Readonly<Record<string, string>>;
  readonly onClose: () => void;
}

interface ImportWizardProps {
  readonly file: File;
  /** Chosen on the screen that led here; undefined: recognised. */
  readonly as: ImportKind | undefined;
  /** Null: the file says it all. */
  readonly preset: Preset | null;
  readonly onDone: () => void;
  readonly doneText: string;
}

type Step =
  | { readonly at: 'sending'; readonly sent: number }
  | { readonly at: 'columns' }
  | { readonly at: 'preview'; readonly report: ImportReport }
  | { readonly at: 'done'; readonly report: ImportReport };

/** Over a long list of columns in a dialog. */
const inSight = { position: 'sticky', bottom: 0, background: 'var(--mantine-color-body)' } as const;

/** One file from sending to the result: what it is, its columns, a preview, the import, undo. */
export const ImportWizard = ({ file, as, preset, onDone, doneText }: ImportWizardProps) => {
  const { t } = useTranslation('data-import');
  const format = useFormat();
  const label = useFieldLabel();
  const [step, setStep] = useState<Step>({ at: 'sending', sent: 0 });
  const [input, setInput] = useState<ImportInput>();
  const [plan, setPlan] = useState<ImportPlan>();
  const [source, setSource] = useState<SourceTexts>(noSource);
  const [allOrNothing, setAllOrNothing] = useState(false);
  const { site = null, constants = {} } = preset ?? {};
  const fixed = Object.keys(constants);
  const planning = useMutation({
    mutationFn: (body: ImportInput) => readBody(api.POST('/api/data-imports/plan', { body })),
    onSuccess: (found) => {
      setPlan(found);
      setStep({ at: 'columns' });
    },
  });
  const replan = (next: ImportInput): void => {
    setInput(next);
    planning.mutate(next);
  };
  const sending = useMutation({
    mutationFn: (signal: AbortSignal) => sendImportFile(file, (sent) => setStep({ at: 'sending', sent }), signal),
    onSuccess: (id) =>
      // A row that names another site is refused; a column of groups does not count in the directory of one.
      replan({
        file: id,
        as: as ?? null,
        site,
        mapping: { constants, columns: site === null ? Object.fromEntries(fixed.map((field) => [field, null])) : {} },
      }),
  });
  const preview = useMutation({
    mutationFn: (body: ImportInput) => readBody(api.POST('/api/data-imports/preview', { body })),
    onSuccess: (report) => setStep({ at: 'preview', report }),
  });
  const running = useRouteChange('POST', '/api/data-imports', {
    onSuccess: (report) => {
      setStep({ at: 'done', report });
      // Every register, and what is computed from it, can be different.
      void queryClient.invalidateQueries();
    },
  });
  const { mutate: send } = sending;
  useEffect(() => {
    const leaving = new AbortController();
    send(leaving.signal);
    return () => leaving.abort();
  }, [send]);
  // The next step begins at its top, not where the last one was scrolled to.
  const top = useRef<HTMLDivElement>(null);
  const { at } = step;
  useEffect(() => {
    if (at === 'preview' || at === 'done') top.current?.scrollIntoView({ block: 'start' });
  }, [at]);
  const failure = sending.error ?? planning.error ?? preview.error ?? running.error;
  const busy = sending.isPending || planning.isPending || preview.isPending || running.isPending;
  const words =
    sending.isPending && step.at === 'sending' && step.sent < 1
      ? t('sending', { percent: Math.floor(step.sent * 100) })
      : t(running.isPending ? 'importing' : 'reading');

  const changeMapping = (change: (mapping: ImportPlan['mapping']) => Omit<NonNullable<ImportInput['mapping']>, never>): void => {
    if (input === undefined || plan === undefined) return;
    replan({ ...input, as: plan.as, mapping: change(plan.mapping) });
  };
  const setColumn = (field: string, column: string | null): void =>
    changeMapping(({ columns, ...rest }) => ({
      ...rest,
      columns: { ...Object.fromEntries((plan?.fields ?? []).map(({ name }) => [name, columns[name] ?? null])), [field]: column },
    }));
  const setConstant = (field: string, value: string): void =>
    changeMapping(({ columns, constants, ...rest }) => ({
      ...rest,
      columns,
      constants: Object.fromEntries(Object.entries({ ...constants, [field]: value }).filter(([, given]) => given !== '')),
    }));
  const setWord = (field: string, word: string, ours: string): void =>
    changeMapping(({ values, ...rest }) => ({ ...rest, values: { ...values, [field]: { ...values[field], [word]: ours } } }));
  const isLayer = plan !== undefined && layerKinds.has(plan.as);
  const ready = plan !== undefined && plan.missing.length === 0 && plan.openDates.length === 0 && isYear(source.year);
  // The very mapping that is shown is imported, also where it was remembered.
  const shown = (): ImportInput => ({
    ...(input as ImportInput),
    ...(isLayer ? toSource(source) : {}),
    as: plan?.as ?? null,
    mapping: plan?.mapping ?? {},
    allOrNothing: allOrNothing && !isLayer,
  });
  const isBlocked = allOrNothing && step.at === 'preview' && step.report.refusedCount > 0;
  return (
    <Stack gap="md" ref={top} style={{ scrollMarginTop: '4rem' }}>
      {busy ? (
        <WorkProgress
          file={input?.file}
          words={words}
          sent={sending.isPending && step.at === 'sending' ? step.sent : null}
          total={plan !== undefined && plan.headerRow !== null ? plan.rows : null}
        />
      ) : null}
      {failure === null ? null : <ErrorPanel error={failure} />}
      {plan !== undefined && step.at === 'columns' ? (
        <>
          {preset !== null ? null : (
            <NativeSelect
              label={t('asLabel')}
              maw={360}
              value={plan.as}
              data={plan.kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
              onChange={({ currentTarget }) => {
                const chosen = plan.kinds.find((kind) => kind === currentTarget.value);
                if (chosen !== undefined && input !== undefined) replan({ file: input.file, as: chosen });
              }}
            />
          )}
          <Text size="sm" c="dimmed">
            {plan.headerRow === null
              ? null
              : plan.sheet === null
                ? t('sheetCsv', { row: plan.headerRow, rows: format.exact(plan.rows) })
                : t('sheet', { sheet: plan.sheet, row: plan.headerRow, rows: format.exact(plan.rows) })}
          </Text>
          {plan.otherSheets.length === 0 ? null : <Text size="sm">{t('otherSheets', { sheets: plan.otherSheets.join(', ') })}</Text>}
          {plan.openDates.map(({ field, column, example }) => (
            <NativeSelect
              key={field}
              label={`${t('dateOrder')}: ${label(plan.as, field)}`}
              description={t('dateQuestion', { column, example })}
              maw={360}
              value=""
              data={[{ value: '', label: t('dateChoice') }, ...dateOrders.map((order) => ({ value: order, label: t(`order.${order}`) }))]}
              onChange={({ currentTarget }) => {
                const order: DateOrder | undefined = dateOrders.find((one) => one === currentTarget.value);
                if (order !== undefined && input !== undefined) replan({ ...input, as: plan.as, mapping: plan.mapping, dateOrder: order });
              }}
            />
          ))}
          {isLayer ? <SourceFields values={source} onChange={setSource} /> : null}
          {plan.fields.length === 0 ? null : (
            <>
              <Title order={3} size="h3">
                {t('mappingTitle')}
              </Title>
              <MappingTable key={JSON.stringify(plan.mapping)} plan={plan} fixed={fixed} onColumn={setColumn} onConstant={setConstant} />
            </>
          )}
          <WordsTable plan={plan} onWord={setWord} />
          {plan.missing.length === 0 ? null : (
            <Text role="alert" c="var(--hg-fault)">
              {t('missing', { fields: plan.missing.map((field) => label(plan.as, field)).join(', ') })}
            </Text>
          )}
          {plan.openDates.length === 0 ? null : (
            <Text role="alert" c="var(--hg-fault)">
              {t('openDates', { fields: plan.openDates.map(({ field }) => label(plan.as, field)).join(', ') })}
            </Text>
          )}
          {isLayer ? null : (
            <Radio.Group
              label={t('onError.legend')}
              value={allOrNothing ? 'refuse' : 'skip'}
              onChange={(value) => setAllOrNothing(value === 'refuse')}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="skip" label={t('onError.skip')} />
                <Radio value="refuse" label={t('onError.refuse')} />
              </Stack>
            </Radio.Group>
          )}
          <Group py="xs" style={preset === null ? undefined : inSight}>
            <Button disabled={!ready || busy} onClick={() => preview.mutate(shown())}>
              {t('preview')}
            </Button>
          </Group>
        </>
      ) : null}
      {step.at === 'preview' ? (
        <>
          <Text role={isBlocked ? 'status' : undefined}>{t(isBlocked ? 'onError.refused' : 'wouldChange')}</Text>
          <ReportPart report={step.report} fileName={file.name}>
            <Button
              disabled={busy || isBlocked || step.report.added + step.report.changed === 0}
              onClick={() => running.mutate({ body: shown() })}
            >
              {t('run')}
            </Button>
            <Button variant="default" disabled={busy} onClick={() => setStep({ at: 'columns' })}>
              {t('back')}
            </Button>
          </ReportPart>
        </>
      ) : null}
      {step.at === 'done' ? (
        <>
          {preset === null ? (
            <Text role="status" fw={600}>
              {t('result', { name: file.name })}
            </Text>
          ) : (
            <div role="status">
              <Title order={3} size="h2">
                {t('bulk.done')}
              </Title>
              <Text>
                {t('bulk.summary', {
                  written: format.exact(step.report.added + step.report.changed),
                  rows: format.exact(step.report.read),
                  rejected: format.exact(step.report.refusedCount),
                })}
              </Text>
            </div>
          )}
          <ReportPart report={step.report} fileName={file.name}>
            {step.report.batchId === null ? null : <UndoButton id={step.report.batchId} as={step.report.as} fileName={file.name} />}
            <Button variant="default" onClick={onDone}>
              {doneText}
            </Button>
            {preset === null ? null : (
              <Button data-autofocus onClick={preset.onClose}>
                {t('bulk.close')}
              </Button>
            )}
          </ReportPart>
          {step.report.as === 'invitations' ? <UnsentInvitations report={step.report} /> : null}
        </>
      ) : null}
    </Stack>
  );
};
