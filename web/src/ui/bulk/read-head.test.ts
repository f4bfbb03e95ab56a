import { describe, expect, it } from 'vitest';
import { readFileHead, readHead } from './read-head.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const readHeadText = (text: string) => {
  const result = readHead(bytes(text), true);
  if (!result.ok) throw new Error(result.problem);
  return result.head;
};

describe('readHead', () => {
  it('drops the UTF-8 mark that spreadsheets write before the first heading', () => {
    expect(readHeadText('\ufeffname,district\nA,B\n').headings).toEqual(['name', 'district']);
  });

  it('finds a semicolon or tab between the columns', () => {
    expect(readHeadText('name;district\nA;B\n')).toMatchObject({ delimiter: ';', headings: ['name', 'district'], samples: [['A', 'B']] });
    expect(readHeadText('name\tdistrict\nA\tB\n').delimiter).toBe('\t');
  });

  it('keeps commas, quotes and line breaks inside quotes', () => {
    expect(readHeadText('name,district\r\n"Acid, ""pure""","two\nlines"\r\n').samples).toEqual([['Acid, "pure"', 'two\nlines']]);
  });

  it('reads Devanagari and Gujarati', () => {
    expect(readHeadText('नाम,જિલ્લો\nसूरत,સુરત\n').samples).toEqual([['सूरत', 'સુરત']]);
  });

  it('reads three rows at most', () => {
    expect(readHeadText('a,b\n1,1\n2,2\n3,3\n4,4\n').samples).toHaveLength(3);
  });

  it('refuses a file in another encoding, as Excel writes plain "CSV"', () => {
    expect(readHead(new Uint8Array([0x6e, 0x0a, 0xe9, 0x2c]), true)).toEqual({ ok: false, problem: 'not-utf8' });
  });

  it('refuses UTF-16 and workbooks', () => {
    expect(readHead(new Uint8Array([0xff, 0xfe, 0x6e, 0x00]), true)).toEqual({ ok: false, problem: 'not-utf8' });
    expect(readHead(new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0x00, 0x00]), true)).toEqual({ ok: false, problem: 'binary' });
  });

  it('refuses an empty file and a file with headings only', () => {
    expect(readHead(bytes(' \n\n'), true)).toEqual({ ok: false, problem: 'empty' });
    expect(readHead(bytes('name,district\n'), true)).toEqual({ ok: false, problem: 'no-rows' });
  });

  it('refuses an unclosed quote', () => {
    expect(readHead(bytes('name,district\n"A,B\nC,D\n'), true)).toEqual({ ok: false, problem: 'unclosed-quote' });
  });

  it('accepts a character cut at the end of the slice', async () => {
    const text = `name,district\n${'सूरत,સુરત\n'.repeat(8_000)}`;
    const result = await readFileHead(new Blob([text]));
    expect(result).toMatchObject({ ok: true, head: { headings: ['name', 'district'] } });
  });
});
