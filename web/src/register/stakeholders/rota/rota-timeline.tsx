import type { Rota, Shift } from '@hazardguard/contract';
import { toFormatLocale } from '@hazardguard/i18n/languages';
import { useTranslation } from '../../../locales/use-translation.ts';
import classes from './rota-timeline.module.css';

const dayMs = 24 * 60 * 60_000;

/** The midnights of this place between two moments. */
const midnights = (from: number, to: number): readonly number[] => {
  const day = new Date(from);
  const list: number[] = [];
  for (day.setHours(24, 0, 0, 0); day.getTime() < to; day.setDate(day.getDate() + 1)) list.push(day.getTime());
  return list;
};

const groupByMember = (shifts: readonly Shift[]): readonly (readonly [Shift, ...Shift[]])[] => {
  const lanes = new Map<number, [Shift, ...Shift[]]>();
  for (const shift of shifts) {
    const lane = lanes.get(shift.memberId);
    if (lane === undefined) lanes.set(shift.memberId, [shift]);
    else lane.push(shift);
  }
  return [...lanes.values()];
};

/** The rota as a picture: a lane for each person, gaps hatched through all of them, a line for now. The table says the same in words. */
export const RotaTimeline = ({ rota }: { readonly rota: Rota }) => {
  const { i18n } = useTranslation();
  const [from, to] = [Date.parse(rota.from), Date.parse(rota.to)];
  const share = (moment: string | number): number => {
    const at = typeof moment === 'number' ? moment : Date.parse(moment);
    return Math.min(100, Math.max(0, ((at - from) / (to - from)) * 100));
  };
  const across = (span: { readonly from: string; readonly to: string }) => ({
    left: `${share(span.from)}%`,
    width: `${share(span.to) - share(span.from)}%`,
  });
  const dayName = new Intl.DateTimeFormat(toFormatLocale(i18n.language), { weekday: 'short', day: 'numeric' });
  const now = Date.parse(rota.now);
  return (
    <div className="hg-tiny hg-below-4" aria-hidden>
      <div className={classes.days}>
        {/* A name that would be cut off at the end is left out. */}
        {midnights(from, to - dayMs / 2).map((day) => (
          <span key={day} className={classes.day} style={{ left: `${share(day)}%` }}>
            {dayName.format(day)}
          </span>
        ))}
      </div>
      <div className={`hg-card hg-pad-y ${classes.lanes}`}>
        {rota.gaps.map((gap) => (
          <span key={gap.from} className={classes.gap} style={across(gap)} />
        ))}
        {groupByMember(rota.shifts).map((lane) => (
          <div key={lane[0].memberId} className={classes.lane}>
            {lane.map((shift) => (
              <span key={shift.id} className={classes.shift} style={across({ from: shift.startsAt, to: shift.endsAt })} title={shift.name}>
                {shift.name}
              </span>
            ))}
          </div>
        ))}
        {now >= from && now < to ? <span className={classes.now} style={{ left: `${share(now)}%` }} /> : null}
      </div>
    </div>
  );
};
