import { countRollCall, incidentChecklists, incidentRoles, listOpenTasks, type ReplayedIncident } from '@hazardguard/contract';
import { Fragment } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { type ChoiceField, choiceFields } from '../form/incident-fields.ts';
import { Section } from '../record/section.tsx';
import { useIncidentText } from '../use-incident-text.ts';

const shownFields = ['state', 'hazard', 'priority', 'urgency', 'impact', 'assign', 'shortDescription'] as const;
const isChoice = (field: string): field is ChoiceField => Object.hasOwn(choiceFields, field);

/** The incident at that moment: fields, positions, roll-call, tasks, files. */
export const ReplayState = ({ moment: { fields, names, situation } }: { readonly moment: ReplayedIncident }) => {
  const { t } = useTranslation('incidents');
  const text = useIncidentText();
  const format = useFormat();
  const formatValue = (field: (typeof shownFields)[number]): string => {
    const value = fields[field] ?? null;
    if (value === null) return t('notStated');
    return names[field] ?? (isChoice(field) ? text.value(field, String(value)) : String(value));
  };
  const counts = countRollCall(situation.people);
  const open = listOpenTasks(situation, incidentChecklists);
  const settled = situation.marks.length;
  const lines: readonly (readonly [string, string])[] = [
    ...shownFields.map((field) => [text.field(field), formatValue(field)] as const),
    ...incidentRoles.flatMap((role) => {
      const current = situation.roles.find((one) => one.role === role);
      return current === undefined ? [] : [[t(`role.${role}`), current.holder] as const];
    }),
    [
      t('rollCall.title'),
      counts.all === 0
        ? t('glance.noRollCall')
        : t('glance.rollCall', {
            safe: format.exact(counts.safe),
            all: format.exact(counts.all),
            lost: format.exact(counts.missing + counts.unknown),
          }),
    ],
    [t('part.tasks'), t('replay.tasks', { settled: format.exact(settled), open: format.exact(open.steps.length + open.own.length) })],
    [t('part.files'), format.exact(situation.attachments.length)],
  ];
  return (
    <Section title={t('replay.state')}>
      <dl className="hg-facts hg-small hg-lines-kept">
        {lines.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </Section>
  );
};
