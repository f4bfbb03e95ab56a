/** Paths from the root of the repository and their content. */
export type Texts = ReadonlyMap<string, string>;

const folder = 'docs/decisions/';
const required = ['Context', 'Choice', 'Consequences'] as const;
const optional = ['Figures'] as const;
const fileName = /^(\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.md$/;
/** `# 0060 Queue: pg-boss`: number, subject, colon, what was decided. */
const title = /^# (\d{4}) (\S[^:\n]*): (\S.*[^.\s])$/;
const mostInTitle = 120;
/** `Overtaken in part by [0142](0142-two-areas-by-probability.md): …`, below the title. */
const overtaken = /^Overtaken (?:in part )?by \[(\d{4})\]\(\1-[a-z0-9-]+\.md\)/;

const findFaultsInRecord = (path: string, text: string): readonly string[] => {
  const [, number] = fileName.exec(path.slice(folder.length)) ?? [];
  if (number === undefined) return [`${path}: name the file with four digits and words in lower case, such as 0060-queue.md`];
  const faults: string[] = [];
  const [first = ''] = text.split('\n');
  const [, inTitle] = title.exec(first) ?? [];
  if (inTitle === undefined || first.length > mostInTitle)
    faults.push(
      `${path}: the first line is a title such as "# ${number} Queue: pg-boss", at most ${mostInTitle} characters, without a full stop`,
    );
  else if (inTitle !== number) faults.push(`${path}: the title has the number ${inTitle}`);
  const [beforeContext = ''] = text.split('## Context');
  for (const [line] of text.matchAll(/^Overtaken.*$/gm))
    if ((overtaken.exec(line)?.[1] ?? '') <= number || !beforeContext.includes(line))
      faults.push(`${path}: say below the title which later record holds, as in 0128: "Overtaken in part by [0142](…): …"`);
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
  const wanted = [...required, ...optional.filter((heading) => headings.includes(heading))];
  if (headings.join() !== wanted.join())
    faults.push(
      `${path}: the headings are ${required.join(', ')} and, where there are any, ${optional.join(', ')}; found ${headings.join(', ') || 'none'}`,
    );
  for (const heading of headings) {
    const [, body = ''] = text.split(`## ${heading}\n`);
    if ((body.split(/^## /m)[0] ?? '').trim() === '') faults.push(`${path}: ${heading} is empty`);
  }
  return faults;
};

const findRepeatedNumbers = (paths: readonly string[]): readonly string[] => {
  const numbers = paths.map((path) => path.slice(folder.length, folder.length + 4));
  return [...new Set(numbers)]
    .filter((number) => numbers.indexOf(number) !== numbers.lastIndexOf(number))
    .map((number) => `${folder}: the number ${number} is there more than once`);
};

/** Links to a record by file, and "decision 0060" in texts and comments. */
const findLostReferences = (path: string, text: string, records: readonly string[]): readonly string[] => {
  const files = [...text.matchAll(/\b\d{4}-[a-z0-9-]+\.md\b/g)]
    .map(([name]) => name)
    .filter((name) => !records.includes(`${folder}${name}`));
  const numbers = [...text.matchAll(/\bdecisions? (\d{4})(?: and (\d{4}))?/gi)]
    .flatMap(([, one, other]) => [one, other])
    .filter((number): number is string => number !== undefined)
    .filter((number) => !records.some((record) => record.startsWith(`${folder}${number}-`)));
  return [...new Set([...files, ...numbers])].map((lost) => `${path}: there is no decision ${lost}`);
};

/** What is wrong with the decision records, and which references elsewhere lead to none. */
export const findDecisionFaults = (texts: Texts): readonly string[] => {
  const records = [...texts.keys()].filter((path) => path.startsWith(folder)).toSorted();
  return [
    ...records.flatMap((path) => findFaultsInRecord(path, texts.get(path) ?? '')),
    ...findRepeatedNumbers(records),
    ...[...texts].flatMap(([path, text]) => findLostReferences(path, text, records)),
  ];
};
