import { useTranslation } from '../../../locales/use-translation.ts';
import { TypeAhead } from '../../../ui/type-ahead/type-ahead.tsx';
import { useDebounced } from '../../../ui/type-ahead/use-debounced.ts';
import { useTeam } from '../member-picker.tsx';

interface NameFieldProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (name: string) => void;
}

/** A typed name, with the incident management team as suggestions. */
export const NameField = ({ id, label, error, value, onChange }: NameFieldProps) => {
  const { t } = useTranslation('incidents');
  const team = useTeam(useDebounced(value.trim()));
  return (
    <TypeAhead
      input={{ id, label, error, maxLength: 200, autoFocus: true, placeholder: t('member.placeholder') }}
      text={value}
      onText={onChange}
      loading={team.isFetching}
      error={team.error}
      nothing={t('roles.asTyped')}
      choices={(team.data?.rows ?? []).map((row) => ({ key: row.externalId, label: row.name, aside: row.role, item: row }))}
      onChoose={({ name }) => onChange(name)}
    />
  );
};
