import { readFileSync } from 'node:fs';
import { validateXML } from 'xmllint-wasm';

const schema = { fileName: 'CAP-v1.2.xsd', contents: readFileSync(new URL('CAP-v1.2.xsd', import.meta.url), 'utf8') };

/** Errors of a message against the OASIS schema, as reported by xmllint; empty: valid. */
export const findCapProblems = async (document: string): Promise<readonly string[]> => {
  const { errors } = await validateXML({ xml: [{ fileName: 'message.xml', contents: document }], schema: [schema] });
  return errors.map(({ message }) => message);
};
