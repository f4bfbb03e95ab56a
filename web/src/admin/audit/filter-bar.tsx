import { auditActorKinds, auditKinds, auditThings } from '@hazardguard/contract';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './audit.module.css';
import { useAuditText } from './audit-columns.tsx';
import type { Filters } from './audit-filters.ts';

interface FilterBarProps {
  readonly filters: Filters;
  readonly onChange: (change: Partial<Filters>) => void;
}

const none: Filters = { kind: undefined, thing: undefined, thingId: undefined, actorKind: undefined, from: undefined, to: undefined };

export const FilterBar = ({ filters, onChange }: FilterBarProps) => {
  const { t, i18n } = useTranslation('audit');
  const text = useAuditText();
  const any = { value: '', label: t('filter.any') };
  const things = auditThings
    .map((value) => ({ value, label: text.thing(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, i18n.language));
  const given = Object.values(filters).some((value) => value !== undefined);
  return (
    <section className={`hg-row hg-end hg-gap-3 ${classes.filters}`} aria-label={t('filter.title')}>
      <NativeSelect
        label={t('filter.kind')}
        value={filters.kind ?? ''}
        data={[any, ...auditKinds.map((value) => ({ value, label: t(`kind.${value}`) }))]}
        onChange={({ currentTarget: { value } }) => onChange({ kind: auditKinds.find((kind) => kind === value) })}
      />
      <NativeSelect
        label={t('filter.thing')}
        value={filters.thing ?? ''}
        data={[any, ...things]}
        onChange={({ currentTarget: { value } }) => onChange({ thing: value === '' ? undefined : value })}
      />
      <TextInput
        label={t('filter.thingId')}
        value={filters.thingId ?? ''}
        maxLength={300}
        onChange={({ currentTarget: { value } }) => onChange({ thingId: value === '' ? undefined : value })}
      />
      <NativeSelect
        label={t('filter.actorKind')}
        value={filters.actorKind ?? ''}
        data={[any, ...auditActorKinds.map((value) => ({ value, label: t(`actor.${value}`) }))]}
        onChange={({ currentTarget: { value } }) => onChange({ actorKind: auditActorKinds.find((kind) => kind === value) })}
      />
      {(['from', 'to'] as const).map((end) => (
        <TextInput
          key={end}
          className={classes.moment ?? ''}
          type="datetime-local"
          label={t(`filter.${end}`)}
          value={filters[end] ?? ''}
          onChange={({ currentTarget: { value } }) => onChange({ [end]: value === '' ? undefined : value })}
        />
      ))}
      {given ? (
        <Button variant="default" onClick={() => onChange(none)}>
          {t('filter.clear')}
        </Button>
      ) : null}
    </section>
  );
};
