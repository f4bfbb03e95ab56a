import { Button, Group } from '@mantine/core';
import { ApiProblem } from '../../data/api-problem.ts';
import { ActionButton } from '../action-button.tsx';
import { AlertTags } from '../alert-tags.tsx';
import { Bars } from '../chart/bars.tsx';
import { Chart } from '../chart/chart.tsx';
import type { ChartProps } from '../chart/chart-props.ts';
import { FoldedTable } from '../chart/folded-table.tsx';
import { ConfirmDialog } from '../confirm/confirm-dialog.tsx';
import { Dialog } from '../dialog.tsx';
import { DraftDone } from '../draft-done.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorPanel } from '../error-panel.tsx';
import { FileLink } from '../file-link.tsx';
import { IconUpload } from '../icons.tsx';
import { MoreMenu } from '../more-menu.tsx';
import { NoPosition } from '../no-position/no-position.tsx';
import { notifyFailure, notifyInformation, notifySuccess } from '../notices.ts';
import { PageHeader } from '../page-header.tsx';
import { PartFailure } from '../part-failure.tsx';
import { PictogramList } from '../pictograms/pictogram-list.tsx';
import { Placards, placards } from '../pictograms/placards.tsx';
import { Picture } from '../picture.tsx';
import { ReloadButton } from '../reload-button.tsx';
import { RichText } from '../rich-text/rich-text.tsx';
import { MapSkeleton, TableSkeleton, TextSkeleton } from '../skeletons.tsx';
import { Tag } from '../tag.tsx';
import { type Examples, type ExampleTexts, Held, nothing } from './example.tsx';

const refused = new ApiProblem('invalid-input', 400, 'Refused', '7f3a-0142', [
  { field: 'latitude', message: 'Too large', rule: { kind: 'most', limit: 90 }, allowed: '-90 to 90' },
]);
const lost = new ApiProblem('unreachable', 0, 'No answer');
const waiting = new ApiProblem('waits', 0, 'Kept');

const alert = { status: 'Actual', state: 'released', kind: 'Alert', live: null, expired: false, drillId: null } as const;

const minutes = Array.from({ length: 61 }, (_none, minute) => minute);
const chart = (t: ExampleTexts): ChartProps => ({
  label: t('field.industryName'),
  x: { label: 'min', scale: 'linear', range: [0, 60], format: String },
  y: { label: 'ppm', scale: 'log', range: [0.1, 1000], format: (value) => String(Number(value.toPrecision(2))) },
  xs: minutes,
  lines: [0.004, 0.008].map((rate, style) => ({
    label: style === 0 ? t('field.terrain') : t('field.district'),
    ys: minutes.map((minute) => 400 * Math.exp(-rate * (minute - 25) ** 2)),
    style,
    dots: style === 1,
  })),
  levels: (['severe', 'middle', 'mild'] as const).map((look, index) => ({
    label: `AEGL-${3 - index}`,
    value: [20, 2, 0.5][index] ?? 1,
    look,
  })),
  markers: [{ label: '25 min', x: 25 }],
  height: 240,
});

const hours = Array.from({ length: 25 }, (_none, hour) => hour);
const twoAxes = (t: ExampleTexts): ChartProps => ({
  label: t('register'),
  x: { label: 'h', scale: 'clock', range: [0, 24], format: String },
  y: { label: 'm/s', scale: 'linear', range: [0, 8], format: String },
  right: {
    y: { label: '°C', scale: 'linear', range: [15, 35], format: String },
    lines: [{ label: t('field.district'), ys: hours.map((hour) => 25 + Math.round(8 * Math.sin((hour - 9) / 4))), style: 1, dots: false }],
  },
  xs: hours,
  lines: [
    {
      label: t('field.terrain'),
      ys: hours.map((hour) => (hour > 9 && hour < 13 ? Number.NaN : 3 + (hour % 5))),
      style: 0,
      dots: false,
    },
  ],
  arrows: hours.map((hour) => (hour > 9 && hour < 13 ? Number.NaN : hour > 20 ? null : 15 * hour)),
  spans: { label: t('field.industryName'), ends: [[0, 6]] },
  noteAt: (index) => `${15 * index}°`,
  height: 240,
});

const opened = (draw: (t: ExampleTexts, close: () => void) => React.ReactNode) => (t: ExampleTexts) => (
  <Held start={false}>
    {(open, set) => (
      <>
        <Button variant="default" onClick={() => set(true)}>
          {t('edit')}
        </Button>
        {open ? draw(t, () => set(false)) : null}
      </>
    )}
  </Held>
);

const confirm = (pending: boolean, error: unknown) =>
  opened((t, close) => (
    <ConfirmDialog
      opened
      question={t('deleteConfirm')}
      action={t('delete')}
      pending={pending}
      error={error}
      failure={t('deleteFailed')}
      onConfirm={close}
      onClose={close}
    >
      {t('deleteAlso', { count: 3 })}
    </ConfirmDialog>
  ));

export const basicExamples: Examples = {
  'page-header': {
    'with actions': (t) => <PageHeader title={t('register')} purpose={t('purpose')} actions={<Button>{t('formNew')}</Button>} />,
    'title alone': (t) => <PageHeader title={t('register')} />,
  },
  'more-menu': { closed: (t) => <MoreMenu entries={[{ text: t('formNew'), act: nothing }]} /> },
  'action-button': {
    available: (t) => <ActionButton onClick={nothing}>{t('save')}</ActionButton>,
    secondary: (t) => (
      <ActionButton variant="default" leftSection={<IconUpload size={16} aria-hidden />} onClick={nothing}>
        {t('formNew')}
      </ActionButton>
    ),
    small: (t) => (
      <ActionButton size="xs" variant="default" onClick={nothing}>
        {t('edit')}
      </ActionButton>
    ),
    'not available': (t) => (
      <ActionButton reason={t('parts:needsServer')} onClick={nothing}>
        {t('save')}
      </ActionButton>
    ),
    sending: (t) => <Button loading>{t('save')}</Button>,
  },
  'file-link': { there: (t) => <FileLink href="/parts">{t('register')}</FileLink> },
  'reload-button': { idle: () => <ReloadButton variant="default" /> },
  tag: { usual: (t) => <Tag>{t('parts:sample.badge')}</Tag> },
  'alert-tags': {
    actual: () => <AlertTags alert={alert} />,
    exercise: () => <AlertTags alert={{ ...alert, status: 'Exercise', drillId: 1 }} />,
    'test, update': () => <AlertTags alert={{ ...alert, status: 'Test', kind: 'Update' }} />,
    waiting: () => <AlertTags alert={{ ...alert, state: 'waiting' }} />,
    ended: () => <AlertTags alert={{ ...alert, expired: true }} />,
  },
  notices: {
    'success, information, failure': (t) => (
      <Group gap="xs">
        <Button variant="default" onClick={() => notifySuccess(t('saved'))}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={() => notifyInformation(t('positionLater'))}>
          {t('edit')}
        </Button>
        <Button variant="default" onClick={() => notifyFailure(t('deleteFailed'), '7f3a-0142')}>
          {t('delete')}
        </Button>
      </Group>
    ),
  },
  'error-panel': {
    refused: (t) => <ErrorPanel error={refused} title={t('saveFailed')} kept={t('parts:form.kept')} />,
    'with a retry': (t) => <ErrorPanel error={lost} title={t('parts:table.failed')} onRetry={nothing} />,
    'kept on the device': () => <ErrorPanel error={waiting} />,
  },
  'part-failure': { shown: () => <PartFailure /> },
  'empty-state': {
    'with its first action': (t) => <EmptyState title={t('register')} text={t('purpose')} action={<Button>{t('formNew')}</Button>} />,
    'nothing found': (t) => <EmptyState title={t('parts:table.noMatch', { search: 'Dahej' })} text={t('parts:table.noMatchText')} />,
  },
  'no-position/no-position': { shown: () => <NoPosition id={1} name="Narmada Chlor" /> },
  skeletons: {
    table: () => <TableSkeleton rows={3} />,
    'table, with its own text': (t) => <TableSkeleton rows={2} waiting={t('shell:loading')} />,
    text: () => <TextSkeleton lines={3} />,
    map: () => (
      <div className="hg-map">
        <MapSkeleton />
      </div>
    ),
  },
  dialog: {
    'opened by its button': opened((t, close) => (
      <Dialog title={t('formEdit')} onClose={close}>
        {t('purpose')}
      </Dialog>
    )),
  },
  'confirm/confirm-dialog': { question: confirm(false, null), sending: confirm(true, null), failed: confirm(false, refused) },
  'draft-done': {
    'with a next step': (t) => (
      <DraftDone
        lines={[t('saved'), t('purpose')]}
        step={{ label: t('edit'), onPress: nothing }}
        close={t('shell:close')}
        onClose={nothing}
      />
    ),
  },
  'chart/chart': {
    'lines, levels, marker': (t) => <Chart {...chart(t)} />,
    'inputs have changed': (t) => <Chart {...chart(t)} stale />,
    'two axes, arrows, shaded span, gap': (t) => <Chart {...twoAxes(t)} />,
  },
  'chart/folded-table': {
    folded: (t) => (
      <FoldedTable label={t('register')} minWidth={200}>
        <table className="hg-table" aria-label={t('register')}>
          <tbody>
            <tr>
              <th scope="row">00:00</th>
              <td>3 m/s</td>
            </tr>
          </tbody>
        </table>
      </FoldedTable>
    ),
  },
  'chart/bars': {
    'one per level': (t) => (
      <Bars
        label={t('register')}
        bars={(['severe', 'middle', 'mild'] as const).map((severity, index) => ({
          label: `AEGL-${3 - index}`,
          severity,
          value: index + 1,
          text: `${index + 1}.2 km`,
        }))}
      />
    ),
  },
  'pictograms/pictogram-list': {
    all: () => <PictogramList codes={Array.from({ length: 9 }, (_none, index) => `GHS0${index + 1}`)} />,
    'unknown code': () => <PictogramList codes={['GHS06', 'GHS99']} />,
  },
  'pictograms/placards': { all: () => <Placards unClass={Object.keys(placards).join(' ')} /> },
  picture: { there: (t) => <Picture src="/icon.svg" alt={t('register')} width={64} height={64} /> },
  'rich-text/rich-text': {
    'every element': () => <RichText text={'# One\n\nGo **inside**.\n\n- close windows\n\n1. `seal gaps`\n\nhttps://example.org'} />,
  },
};
