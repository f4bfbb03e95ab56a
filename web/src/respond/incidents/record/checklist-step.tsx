import { type IncidentTask, incidentTaskSources, type TaskMark } from '@hazardguard/contract';
import { useTranslation } from '../../../locales/use-translation.ts';
import classes from './record.module.css';
import { TaskMarks } from './task-marks.tsx';

interface StepProps {
  /** Of the incident. */
  readonly id: string;
  readonly task: IncidentTask;
  readonly marked: TaskMark | undefined;
  readonly may: boolean;
}

/** One step of a checklist, where it comes from, and what became of it. */
export const ChecklistStep = ({ id, task, marked, may }: StepProps) => {
  const { t } = useTranslation('incidents');
  const sources = incidentTaskSources[task] ?? [];
  return (
    <li className={classes.task} data-outcome={marked?.outcome}>
      <div>
        <div className={classes.step}>{t(`task.${task}`)}</div>
        {sources.length > 0 ? (
          <div className={classes.mark} lang="en">
            {sources.join(' · ')}
          </div>
        ) : null}
      </div>
      <TaskMarks id={id} task={task} name={t(`task.${task}`)} marked={marked} may={may} />
    </li>
  );
};
