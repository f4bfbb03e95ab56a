import { readdirSync, readFileSync } from 'node:fs';
import type { Passage } from './passage.ts';

const docs = new URL('../../../../../docs/', import.meta.url);

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** An installation may lack the documents; the assistant then works without them. */
const readOrNone = (read: () => readonly Passage[]): readonly Passage[] => {
  try {
    return read();
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

interface GlossarySection {
  readonly words: Readonly<Record<string, string>>;
}

const readGlossary = (): readonly Passage[] =>
  (JSON.parse(readFileSync(new URL('glossary.json', docs), 'utf8')) as readonly GlossarySection[])
    .flatMap(({ words }) => Object.entries(words))
    .map(([word, meaning]) => ({
      id: `glossary/${word}`,
      kind: 'glossary',
      answers: false,
      title: word,
      text: `${word}: ${meaning}.`,
      words: 'meaning definition what is',
      language: 'en',
      source: 'Glossary of HazardGuard (docs/glossary.md)',
      path: null,
    }));

/** From a generated model card: its heading, its purpose and its prose sections. */
const readModelCard = (file: string): Passage => {
  const text = readFileSync(new URL(`models/${file}`, docs), 'utf8');
  const part = (name: string): string =>
    new RegExp(`^\\*\\*${name}\\.\\*\\*([\\s\\S]*?)(?=^\\*\\*|$(?![\\s\\S]))`, 'm').exec(text)?.[1]?.trim() ?? '';
  const [about = ''] = text.split('\n\n').slice(2);
  const id = file.replace(/\.md$/, '');
  const weaknesses = part('Known weaknesses');
  return {
    id: `model/${id}`,
    kind: 'model',
    answers: false,
    title: `Model: ${/^# (.+)$/m.exec(text)?.[1] ?? id}`,
    text: [about, part('Holds for'), weaknesses ? `Known weaknesses:\n\n${weaknesses}` : ''].filter((piece) => piece !== '').join('\n\n'),
    words: `${id.replaceAll('-', ' ')} model equation validity weakness`,
    language: 'en',
    source: `Model card (docs/models/${file})`,
    path: `/Models?model=${id}`,
  };
};

const readModelCards = (): readonly Passage[] =>
  readdirSync(new URL('models/', docs))
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map(readModelCard);

/** The glossary and the card of every model. */
export const readDocumentPassages = (): readonly Passage[] => [...readOrNone(readGlossary), ...readOrNone(readModelCards)];
