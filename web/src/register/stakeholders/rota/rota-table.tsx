import type { Rota, Shift } from '@hazardguard/contract';
import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { RowActions } from '../../../ui/register/row-actions.tsx';
import { TableFrame } from '../../../ui/table-frame.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { usePhone } from '../../../ui/use-phone.ts';
import { useReason } from '../../../ui/use-reason.ts';
import classes from '../stakeholders.module.css';

interface RotaTableProps {
  readonly rota: Rota;
  readonly onEdit: (shift: Shift) => void;
  readonly onDelete: (shift: Shift) => void;
}

interface Line {
  readonly key: string;
  readonly kind: 'shift' | 'gap' | 'overlap';
  readonly from: string;
  readonly to: string;
  readonly what: ReactNode;
  readonly actions?: ReactNode;
}

/** Shifts, gaps and overlaps in the order of their beginnings. */
export const RotaTable = ({ rota, onEdit, onDelete }: RotaTableProps) => {
  const { t } = useTranslation('stakeholders');
  const format = useFormat();
  const noWrite = useReason('stakeholder.write');
  const phone = usePhone();
  const now = Date.parse(rota.now);
  const shiftLine = (shift: Shift): Line => {
    const ended = Date.parse(shift.endsAt) <= now;
    const begun = Date.parse(shift.startsAt) <= now;
    const name = `${shift.name}, ${format.moment(shift.startsAt)}`;
    return {
      key: `shift ${shift.id}`,
      kind: 'shift',
      from: shift.startsAt,
      to: shift.endsAt,
      what: (
        <Group gap={8}>
          <span>
            {shift.name} · {shift.role}
          </span>
          {shift.industryId === null ? null : <Tag>{shift.industryName ?? t('rota.otherSite')}</Tag>}
          {begun && !ended ? <Tag>{t('rota.on')}</Tag> : null}
        </Group>
      ),
      actions: (
        <Group gap={4} wrap="nowrap">
          <RowActions
            edit={{
              text: t('edit'),
              label: t('editRow', { name }),
              reason: noWrite ?? (ended ? t('rota.ended') : undefined),
              act: () => onEdit(shift),
            }}
            remove={{
              text: t('delete'),
              label: t('deleteRow', { name }),
              reason: noWrite ?? (begun ? t(ended ? 'rota.ended' : 'rota.begun') : undefined),
              act: () => onDelete(shift),
            }}
          />
        </Group>
      ),
    };
  };
  const lines: readonly Line[] = [
    ...rota.shifts.map(shiftLine),
    ...rota.gaps.map(({ from, to }): Line => ({ key: `gap ${from}`, kind: 'gap', from, to, what: t('rota.gap') })),
    ...rota.overlaps.map(
      ({ from, to, names }): Line => ({
        key: `overlap ${from}`,
        kind: 'overlap',
        from,
        to,
        what: t('rota.overlap', { names: names.join(', ') }),
      }),
    ),
  ].toSorted((a, b) => Date.parse(a.from) - Date.parse(b.from));
  if (phone)
    return (
      <ul className={`hg-stack hg-gap-0 hg-list ${classes.lines}`} aria-label={t('rota.table')}>
        {lines.map((line) => (
          <li key={line.key} data-kind={line.kind}>
            <div>{line.what}</div>
            <div>{t('rota.period', { from: format.moment(line.from), to: format.moment(line.to) })}</div>
            {line.actions}
          </li>
        ))}
      </ul>
    );
  return (
    <TableFrame label={t('rota.table')} minWidth={640}>
      <table className={`hg-small hg-full hg-table ${classes.history}`}>
        <thead>
          <tr>
            <th scope="col">{t('rota.field.startsAt')}</th>
            <th scope="col">{t('rota.field.endsAt')}</th>
            <th scope="col">{t('rota.who')}</th>
            <th scope="col">{t('rota.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} data-kind={line.kind}>
              <td className={classes.when}>{format.moment(line.from)}</td>
              <td className={classes.when}>{format.moment(line.to)}</td>
              <td>{line.what}</td>
              <td className={classes.when}>{line.actions}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  );
};
