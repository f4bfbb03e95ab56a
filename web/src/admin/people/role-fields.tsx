import { grantableRoles, mostScopeIndustries, roleScopes, type ScopeKind, type SignedInRole } from '@hazardguard/contract';
import { Autocomplete, CloseButton, Input, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { useSession } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useIndustry } from '../../register/industry-picker/industry-choice.ts';
import { IndustryPicker } from '../../register/industry-picker/industry-picker.tsx';
import classes from './people.module.css';
import { checkAssignment, type RoleAssignment, withKind, withRole } from './role-assignment.ts';

const ChosenSite = ({ id, onRemove }: { readonly id: number; readonly onRemove: () => void }) => {
  const { t } = useTranslation('people');
  const site = useIndustry(id);
  const name = site.data?.industryName ?? (site.isError ? t('siteGone') : '…');
  return (
    <li className={`hg-line hg-spread hg-card ${classes.site}`}>
      <span>{name}</span>
      <CloseButton aria-label={t('removeSite', { name })} onClick={onRemove} />
    </li>
  );
};

interface SiteFieldProps {
  readonly id: string;
  readonly value: readonly number[];
  readonly error: string | undefined;
  readonly onChange: (value: readonly number[]) => void;
}

/** Adds sites by name, one at a time. */
const SiteField = ({ id, value, error, onChange }: SiteFieldProps) => {
  const { t } = useTranslation('people');
  return (
    <Stack gap={4}>
      <IndustryPicker
        key={value.length}
        id={id}
        label={t('addSite')}
        value={undefined}
        onChange={(added) => {
          if (added !== undefined && !value.includes(added) && value.length < mostScopeIndustries) onChange([...value, added]);
        }}
      />
      {error === undefined ? null : <Input.Error role="alert">{error}</Input.Error>}
      {value.length === 0 ? null : (
        <ul className="hg-stack" aria-label={t('sites')}>
          {value.map((one) => (
            <ChosenSite key={one} id={one} onRemove={() => onChange(value.filter((other) => other !== one))} />
          ))}
        </ul>
      )}
    </Stack>
  );
};

interface RoleFieldsProps {
  /** Prefix of each field id, because form and dialog have the same fields. */
  readonly id: string;
  readonly value: RoleAssignment;
  readonly onChange: (value: RoleAssignment) => void;
  /** Show missing fields. */
  readonly tried: boolean;
}

/** The roles that the signed-in person may grant. */
export const useGrantableRoles = (): readonly SignedInRole[] => {
  const role = useSession().data?.account?.role;
  return role === undefined ? [] : grantableRoles[role];
};

/** Aligns the boxes of fields in one row. */
const fieldOrder: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** Role and scope: the scopes that the role may have, with their fields. */
export const RoleFields = ({ id, value, onChange, tried }: RoleFieldsProps) => {
  const { t } = useTranslation(['people', 'shell', 'account']);
  const roles = useGrantableRoles();
  const areas = useQuery({ ...routeQuery('/api/people/areas'), staleTime: 300_000 });
  const checked = checkAssignment(value);
  const missing = tried && typeof checked === 'string' ? checked : undefined;
  const kinds = roleScopes[value.role];
  return (
    <div className="hg-form hg-gap-4">
      <NativeSelect
        id={`${id}-role`}
        label={t('role')}
        description={t(`account:may.${value.role}`)}
        inputWrapperOrder={fieldOrder}
        value={value.role}
        data={roles.map((role) => ({ value: role, label: t(`shell:role.${role}`) }))}
        onChange={({ currentTarget }) => onChange(withRole(value, roles.find((role) => role === currentTarget.value) ?? value.role))}
      />
      <NativeSelect
        id={`${id}-kind`}
        label={t('scope')}
        value={value.kind}
        data={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        onChange={({ currentTarget }) =>
          onChange(withKind(value, kinds.find((kind: ScopeKind) => kind === currentTarget.value) ?? value.kind))
        }
      />
      {value.kind === 'site' || value.kind === 'locality' ? (
        <SiteField
          id={`${id}-sites`}
          value={value.industryIds}
          error={missing === 'sites' ? t('missing.sites') : undefined}
          onChange={(industryIds) => onChange({ ...value, industryIds })}
        />
      ) : null}
      {value.kind === 'district' ? (
        <Autocomplete
          id={`${id}-district`}
          label={t('kind.district')}
          description={t('districtHint')}
          inputWrapperOrder={fieldOrder}
          withAsterisk
          maxLength={100}
          data={areas.data?.districts ?? []}
          value={value.area}
          error={missing === 'area' ? t('missing.district') : undefined}
          onChange={(area) => onChange({ ...value, area })}
        />
      ) : null}
      {value.kind === 'state' ? (
        <NativeSelect
          id={`${id}-state`}
          label={t('kind.state')}
          withAsterisk
          value={value.area}
          error={missing === 'area' ? t('missing.state') : undefined}
          data={[{ value: '', label: t('choose') }, ...(areas.data?.states ?? []).map((state) => ({ value: state, label: state }))]}
          onChange={({ currentTarget }) => onChange({ ...value, area: currentTarget.value })}
        />
      ) : null}
      <Text size="sm" c="dimmed" className="hg-whole">
        {t('scopeMeaning')}
      </Text>
    </div>
  );
};
