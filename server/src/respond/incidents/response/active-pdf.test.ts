import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { findActiveContent } from './active-pdf.ts';

const pdf = (...parts: readonly (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n', 'latin1'),
    ...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    Buffer.from('trailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'),
  ]);
const stream = (dictionary: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`7 0 obj\n<<${dictionary}>>\nstream\n`, 'latin1'), body, Buffer.from('\nendstream\nendobj\n')]);
const packed = (objects: string, dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode'): Buffer =>
  stream(dictionary, deflateSync(Buffer.from(`8 0 ${objects}`, 'latin1')));
const catalogue = (more: string): string => `1 0 obj\n<</Type/Catalog/Pages 2 0 R${more}>>\nendobj\n`;
const script = '<</S/JavaScript/JS(app.alert(1))>>';

describe('is found in a PDF', () => {
  test.each<readonly [string, string, Buffer]>([
    ['a script on opening', 'a script', pdf(catalogue(`/OpenAction ${script}`))],
    ['a script under an escaped name', 'a script', pdf(catalogue('/OpenAction <</S/J#61vaScript>>'))],
    ['a script in a compressed object stream', 'a script', pdf(catalogue(''), packed(script))],
    ['one in a stream that does not say what it is', 'a script', pdf(packed(script, '/N 1/First 4/Filter[/FlateDecode]'))],
    ['one behind a comment that names an object', 'a script', pdf(packed(script, '/N 1/First 4/Filter/FlateDecode %8 0 obj\n/X 1'))],
    ['one in an object stream without compression', 'a script', pdf(stream('/Type/ObjStm/N 1/First 4', Buffer.from(script)))],
    ['an object inside what looks like data', 'a script', pdf('%>>\nstream\n', `5 0 obj ${script} endobj\n`)],
    ['a program to start', 'a command that starts a program', pdf(catalogue('/X <</S/Launch/F(cmd.exe)>>'))],
    ['an embedded file', 'a file inside it', pdf(catalogue('/Names<</EmbeddedFiles 3 0 R>>'))],
    ['an XFA form', 'a form that runs (XFA)', pdf(catalogue('/AcroForm<</XFA 4 0 R>>'))],
    ['a form that is sent', 'a form that sends or fetches data', pdf(catalogue('/X<</S/SubmitForm/F(http://evil)>>'))],
    ['an action on opening that is elsewhere', 'an action that runs when it is opened', pdf(catalogue('/OpenAction 9 0 R'))],
    [
      'an address that is opened with it',
      'an action that runs when it is opened',
      pdf(catalogue('/OpenAction<</S/URI/URI(http://evil)>>')),
    ],
    ['an action of a page', 'an action that runs automatically', pdf(catalogue('/AA <</O 9 0 R>>'))],
    ['encryption', 'encryption, so that it cannot be checked', pdf(catalogue(''), 'trailer <</Encrypt 5 0 R>>\n')],
    [
      'an object stream packed twice',
      'parts that cannot be checked',
      pdf(packed(script, '/Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]')),
    ],
    [
      'an object stream that is no deflate',
      'parts that cannot be checked',
      pdf(stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', Buffer.from('xx'))),
    ],
    ['an object stream of 64 MB', 'parts that cannot be checked', pdf(packed('a'.repeat(64 * 1024 * 1024)))],
  ])('%s: %s', async (_what, found, file) => {
    expect(await findActiveContent(file)).toBe(found);
  });
});

test('the largest allowed file is checked whatever its structure: reading parts of it again and again would not end in time', async () => {
  const most = 10 * 1024 * 1024;
  for (const [part, found = null] of [
    ['1 '],
    ['/OpenAction<</S/GoTo', 'an action that runs when it is opened'],
    ['/Filter['],
    ['>>\nstream\n'],
    ['%obj\n'],
    ['7 0 obj<</N 1/First 4>>\nstream\nendstream\n'],
    ['#41'],
    ['('],
  ] as const)
    expect(await findActiveContent(pdf(part.repeat(Math.floor(most / part.length)))), part).toBe(found);
});

describe('is not found in', () => {
  test.each<readonly [string, Buffer]>([
    ['a document that opens at a page', pdf(catalogue('/OpenAction [3 0 R /Fit]'))],
    ['one that goes to a page', pdf(catalogue('/OpenAction <</S/GoTo/D[3 0 R/Fit]>>'))],
    [
      'links to the web and names with the same beginning',
      pdf(catalogue('/A<</S/URI/URI(https://example.org)>>/JSFont 3 0 R/AAplus 4 0 R')),
    ],
    ['compressed objects of a plain document', pdf(catalogue(''), packed('<</Type/Page/Annots[]>>'))],
    ['the bytes of a picture', pdf(stream('/Subtype/Image/Filter/DCTDecode', Buffer.from('\u00ff/JS \u0000/Launch ', 'latin1')))],
  ])('%s', async (_what, file) => {
    expect(await findActiveContent(file)).toBeNull();
  });
});
