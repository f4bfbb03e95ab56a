import type { FieldProblem, FieldRule } from '@hazardguard/contract';
import { useTranslation } from '../locales/use-translation.ts';

/** `sections.0.windSpeedMs` as readable text where no screen has a label for it: `Sections 1, wind speed ms`. */
export const formatPath = (path: string): string => {
  const words = path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((part) => part !== '')
    .map((part) =>
      /^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${part.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter}`).toLowerCase()}`,
    )
    .join('')
    .replace(/^, /, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * One sentence for a refused entry, in the reader's language: its label and the rule it breaks. Every refusal of a schema goes
 * through here.
 */
export const useFieldSentence = () => {
  const { t, i18n } = useTranslation('shell');
  /** Its texts are loaded with the form of the inventory; elsewhere the server's sentence. */
  const sayVessels = (field: string, rule: Extract<FieldRule, { kind: 'vessels' }>, message: string, label: string): string => {
    const say = t as unknown as (key: string, values?: Readonly<Record<string, string>>) => string;
    const [problemKey, fieldKey] = [`vessel-form:problem.${rule.code}`, `vessel-form:field.${field}`];
    return `${i18n.exists(fieldKey) ? say(fieldKey) : label}: ${i18n.exists(problemKey) ? say(problemKey, rule.values) : message}`;
  };
  return (
    problem: Pick<FieldProblem, 'field' | 'message'> & { readonly rule?: FieldRule | undefined },
    label: string = formatPath(problem.field),
  ): string => {
    const { rule } = problem;
    if (rule === undefined) return label === '' ? problem.message : `${label}: ${problem.message}`;
    if (rule.kind === 'vessels') return sayVessels(problem.field, rule, problem.message, label);
    if ('limit' in rule) return t(`problem.rule.${rule.kind}`, { label, limit: rule.limit });
    if ('names' in rule) return t(`problem.rule.${rule.kind}`, { label, names: rule.names });
    return t(`problem.rule.${rule.kind}`, { label });
  };
};
