import { contactAgeDays, type Industry, type PlanKind, type StakeholderGroup, stakeholderGroupTitles } from '@hazardguard/contract';
import type { Content } from '../../pdf/document.ts';
import { heading, note, pairs, subheading, table, text } from '../../pdf/layout.ts';
import type { PlanGroup } from './plan-directory.ts';
import { day, moment } from './plan-layout.ts';

/** The groups as a plan names them: the authorities with their tier. */
const titles: Readonly<Record<StakeholderGroup, string>> = {
  ...stakeholderGroupTitles,
  l0auth: `L0 · ${stakeholderGroupTitles.l0auth}`,
  l1auth: `L1 · ${stakeholderGroupTitles.l1auth}`,
  l2auth: `L2 · ${stakeholderGroupTitles.l2auth}`,
  l3auth: `L3 · ${stakeholderGroupTitles.l3auth}`,
};

const dayMs = 86_400_000;

/** When a contact was last proved current, and whether that is long ago. */
export const provedText = (at: Date | null, now: Date): string => {
  if (at === null) return 'never proved';
  const stale = now.getTime() - at.getTime() > contactAgeDays.ageing * dayMs;
  return `proved ${day(at)}${stale ? ', stale' : ''}`;
};

const group = ({ group: id, people, omitted }: PlanGroup, now: Date): Content[] => [
  ...(people.length === 0
    ? [subheading(titles[id]), text('Nobody is in this directory yet.')]
    : [
        table(
          subheading(titles[id]),
          ['Name', 'Answers for', 'Telephone', 'E-mail'],
          [130, '*', 105, 140],
          people.map((person) => [
            [person.name, person.designation, ...(person.on_duty_until ? [`On duty until ${moment(person.on_duty_until)}`] : [])].join(
              '\n',
            ),
            [person.role, ...(person.department ? [person.department] : [])].join('\n'),
            `${person.contact_number}\n${provedText(person.contact_number_proved_at, now)}`,
            `${person.email_address}\n${provedText(person.email_address_proved_at, now)}`,
          ]),
        ),
      ]),
  ...(omitted > 0 ? [note(`${omitted} more are in the directory.`)] : []),
];

interface PeopleFacts {
  readonly kind: PlanKind;
  readonly industry: Industry;
  readonly directory: readonly PlanGroup[];
  readonly now: Date;
}

/** The teams of the site answer first on site; outside, the authorities, from the nearest on. */
const inOrder = ({ kind, directory }: PeopleFacts): readonly PlanGroup[] => {
  const isTeam = ({ group: id }: PlanGroup): boolean => id === 'central_core_team' || id === 'incident_management_team';
  const teams = directory.filter(isTeam);
  const authorities = directory.filter((one) => !isTeam(one));
  return kind === 'on-site' ? [...teams, ...authorities] : [...authorities, ...teams];
};

/** Whom to call, with when each contact was last proved current. */
export const people = (facts: PeopleFacts): Content[] => [
  heading(facts.kind === 'on-site' ? 'Key personnel and telephones' : 'Organisations, key personnel and telephones'),
  pairs(110, [['Safety team of the site', facts.industry.safetyTeamContact]]),
  ...inOrder(facts).flatMap((one) => group(one, facts.now)),
  note(
    `Stakeholder directory of this installation, on ${moment(facts.now)}. Stale: proved more than ${contactAgeDays.ageing} days ago. Add by hand whoever is not in it: fire, police, hospital, mutual aid.`,
  ),
];
