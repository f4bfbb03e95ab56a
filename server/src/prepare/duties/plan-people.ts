import { contactAgeDays, type Industry, type PlanKind, type StakeholderGroup } from '@hazardguard/contract';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { Content } from '../../platform/pdf/document.ts';
import { heading, note, pairs, subheading, table, text } from '../../platform/pdf/layout.ts';
import type { PlanGroup } from './plan-directory.ts';
import type { PlanFigures } from './plan-figures.ts';

const tiers: Readonly<Partial<Record<StakeholderGroup, string>>> = { l0auth: 'L0', l1auth: 'L1', l2auth: 'L2', l3auth: 'L3' };

/** The title of a group; authorities with their tier. */
const formatTitle = (group: StakeholderGroup, texts: ServerText<'emergency-plan'>): string =>
  [tiers[group] ?? [], texts.group[group]].flat().join(' · ');

const dayMs = 86_400_000;

/** When the contact was last confirmed, and whether that is outdated. */
export const formatContactProof = (at: Date | null, now: Date, texts: ServerText<'emergency-plan'>, { day }: PlanFigures): string =>
  at === null ? texts.neverProved : texts.proved(day(at), now.getTime() - at.getTime() > contactAgeDays.ageing * dayMs);

interface PeopleFacts {
  readonly kind: PlanKind;
  readonly industry: Industry;
  readonly directory: readonly PlanGroup[];
  readonly now: Date;
  readonly texts: ServerText<'emergency-plan'>;
  readonly figures: PlanFigures;
}

const buildGroup = ({ group: id, people, omitted }: PlanGroup, { now, texts, figures }: PeopleFacts): Content[] => [
  ...(people.length === 0
    ? [subheading(formatTitle(id, texts)), text(texts.emptyGroup)]
    : [
        table(
          subheading(formatTitle(id, texts)),
          texts.peopleHeads,
          [130, '*', 105, 140],
          people.map((person) => [
            [person.name, person.designation, ...(person.on_duty_until ? [texts.onDuty(figures.moment(person.on_duty_until))] : [])].join(
              '\n',
            ),
            [person.role, ...(person.department ? [person.department] : [])].join('\n'),
            `${person.contact_number}\n${formatContactProof(person.contact_number_proved_at, now, texts, figures)}`,
            `${person.email_address}\n${formatContactProof(person.email_address_proved_at, now, texts, figures)}`,
          ]),
        ),
      ]),
  ...(omitted > 0 ? [note(texts.moreInDirectory(figures.number(omitted)))] : []),
];

/** On-site plans list the teams of the site first; off-site plans list the authorities first, the nearest tier before the others. */
const orderGroups = ({ kind, directory }: PeopleFacts): readonly PlanGroup[] => {
  const isTeam = ({ group: id }: PlanGroup): boolean => id === 'central_core_team' || id === 'incident_management_team';
  const teams = directory.filter(isTeam);
  const authorities = directory.filter((one) => !isTeam(one));
  return kind === 'on-site' ? [...teams, ...authorities] : [...authorities, ...teams];
};

/** People to call, each contact with its last confirmation. */
export const peopleSection = (facts: PeopleFacts): Content[] => {
  const { kind, industry, now, texts, figures } = facts;
  return [
    heading(texts.people[kind]),
    pairs(110, [[texts.safetyTeam, industry.safetyTeamContact]]),
    ...orderGroups(facts).flatMap((one) => buildGroup(one, facts)),
    note(texts.directoryNote(figures.moment(now), figures.number(contactAgeDays.ageing))),
  ];
};
