import { contactAgeDays, type Industry, type PlanKind, type StakeholderGroup } from '@hazardguard/contract';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { Content } from '../../platform/pdf/document.ts';
import { heading, note, pairs, subheading, table, text } from '../../platform/pdf/layout.ts';
import type { PlanGroup } from './plan-directory.ts';
import type { PlanFigures } from './plan-layout.ts';

const tiers: Readonly<Partial<Record<StakeholderGroup, string>>> = { l0auth: 'L0', l1auth: 'L1', l2auth: 'L2', l3auth: 'L3' };

/** The groups as a plan names them: the authorities with their tier. */
const formatTitle = (group: StakeholderGroup, words: ServerText<'emergency-plan'>): string =>
  [tiers[group] ?? [], words.group[group]].flat().join(' · ');

const dayMs = 86_400_000;

/** When a contact was last proved current, and whether that is long ago. */
export const formatProved = (at: Date | null, now: Date, words: ServerText<'emergency-plan'>, { day }: PlanFigures): string =>
  at === null ? words.neverProved : words.proved(day(at), now.getTime() - at.getTime() > contactAgeDays.ageing * dayMs);

interface PeopleFacts {
  readonly kind: PlanKind;
  readonly industry: Industry;
  readonly directory: readonly PlanGroup[];
  readonly now: Date;
  readonly words: ServerText<'emergency-plan'>;
  readonly figures: PlanFigures;
}

const group = ({ group: id, people, omitted }: PlanGroup, { now, words, figures }: PeopleFacts): Content[] => [
  ...(people.length === 0
    ? [subheading(formatTitle(id, words)), text(words.emptyGroup)]
    : [
        table(
          subheading(formatTitle(id, words)),
          words.peopleHeads,
          [130, '*', 105, 140],
          people.map((person) => [
            [person.name, person.designation, ...(person.on_duty_until ? [words.onDuty(figures.moment(person.on_duty_until))] : [])].join(
              '\n',
            ),
            [person.role, ...(person.department ? [person.department] : [])].join('\n'),
            `${person.contact_number}\n${formatProved(person.contact_number_proved_at, now, words, figures)}`,
            `${person.email_address}\n${formatProved(person.email_address_proved_at, now, words, figures)}`,
          ]),
        ),
      ]),
  ...(omitted > 0 ? [note(words.moreInDirectory(figures.number(omitted)))] : []),
];

/** The teams of the site answer first on site; outside, the authorities, from the nearest on. */
const orderGroups = ({ kind, directory }: PeopleFacts): readonly PlanGroup[] => {
  const isTeam = ({ group: id }: PlanGroup): boolean => id === 'central_core_team' || id === 'incident_management_team';
  const teams = directory.filter(isTeam);
  const authorities = directory.filter((one) => !isTeam(one));
  return kind === 'on-site' ? [...teams, ...authorities] : [...authorities, ...teams];
};

/** Whom to call, with when each contact was last proved current. */
export const peopleSection = (facts: PeopleFacts): Content[] => {
  const { kind, industry, now, words, figures } = facts;
  return [
    heading(words.people[kind]),
    pairs(110, [[words.safetyTeam, industry.safetyTeamContact]]),
    ...orderGroups(facts).flatMap((one) => group(one, facts)),
    note(words.directoryNote(figures.moment(now), figures.number(contactAgeDays.ageing))),
  ];
};
