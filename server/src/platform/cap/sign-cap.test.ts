import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { findCapProblems } from '../../testing/cap/check-cap.ts';
import type { CapMessage } from './cap-model.ts';
import { openCapSigner } from './sign-cap.ts';
import { writeCap } from './write-cap.ts';

const folder = mkdtempSync(join(tmpdir(), 'hazardguard-sign-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keyFile = (name: string, text: string, mode = 0o600): string => {
  const path = join(folder, name);
  writeFileSync(path, text, { mode });
  return path;
};
const pair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const toPem = (key: typeof pair.privateKey): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const publicPem = pair.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const good = keyFile('good.pem', toPem(pair.privateKey));

const message: CapMessage = {
  identifier: 'hazardguard-1-2',
  sender: 'hg.example',
  sent: new Date('2026-11-22T03:40:11Z'),
  status: 'Actual',
  msgType: 'Alert',
  scope: 'Public',
  restriction: undefined,
  note: undefined,
  references: [],
  incidents: ['INC123456'],
  infos: [
    {
      language: 'gu-IN',
      category: ['CBRNE'],
      event: 'toxic plume',
      responseType: ['Shelter'],
      urgency: 'Immediate',
      severity: 'Extreme',
      certainty: 'Likely',
      effective: new Date('2026-11-22T03:40:11Z'),
      expires: new Date('2026-11-22T04:40:11Z'),
      senderName: 'District office',
      headline: 'ક્લોરિન <ગેસ> & "પવન"',
      description: 'Leak',
      instruction: 'Go indoors.',
      web: undefined,
      parameters: [],
      area: {
        areaDesc: 'Around the works',
        polygons: [],
        circles: [{ latitude: 21.6, longitude: 73, radiusM: 900 }],
        geocodes: [['VILLAGE CODE', '512345']],
      },
    },
  ],
};
const unsigned = writeCap(message);

/** As a reader does: finds the signature, checks it with a trusted key, and takes what was signed. */
const verified = (document: string, publicCert = publicPem): boolean => {
  const [signature] = /<Signature[\s\S]*<\/Signature>/.exec(document) ?? [''];
  const reader = new SignedXml({ publicCert, getCertFromKeyInfo: () => null });
  reader.loadSignature(signature);
  try {
    return reader.checkSignature(document);
  } catch {
    return false;
  }
};

describe('a signed message', () => {
  const signed = openCapSigner({ keyFile: good, certificateFile: null })(unsigned);

  test('follows the schema, with the signature as the last child of the alert, and the same content', async () => {
    expect(await findCapProblems(signed)).toEqual([]);
    expect(signed).toMatch(/<\/Signature><\/alert>\s*$/);
    // A quotation mark in a text may be written either way.
    const said = (document: string): string => document.replaceAll('&quot;', '"').replace(/\s+/g, '');
    expect(said(signed.replace(/<Signature[\s\S]*<\/Signature>/, ''))).toBe(said(unsigned));
    expect(signed).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>/);
  });

  test('verifies, and any change breaks it', () => {
    expect(verified(signed)).toBe(true);
    expect(verified(signed.replace('Go indoors.', 'Go outdoors.'))).toBe(false);
    expect(verified(signed.replace('<status>Actual<', '<status>Exercise<'))).toBe(false);
    expect(verified(signed.replace('</info>', '</info><note>more</note>'))).toBe(false);
    expect(verified(signed.replace(/<DigestValue>.{8}/, '<DigestValue>AAAAAAAA'))).toBe(false);
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }).toString();
    expect(verified(signed, other)).toBe(false);
  });
});

test('without a key a message is not signed', () => {
  expect(openCapSigner(null)(unsigned)).toBe(unsigned);
});

describe('a key that must not or cannot be used is refused at the start', () => {
  const weak = toPem(generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey);
  const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  test.each([
    ['not there', () => join(folder, 'nowhere.pem'), /cannot be read \(ENOENT\)/],
    ['readable by others', () => keyFile('open.pem', toPem(pair.privateKey), 0o644), /mode 600/],
    ['no key', () => keyFile('text.pem', 'hello'), /no private key in PEM/],
    ['short', () => keyFile('weak.pem', weak), /at least 2048 bits/],
    ['of another kind', () => keyFile('curve.pem', curve), /no RSA key/],
  ])('%s', (_what, path, words) => {
    expect(() => openCapSigner({ keyFile: path(), certificateFile: null })).toThrow(words);
  });

  test('a certificate that is none', () => {
    expect(() => openCapSigner({ keyFile: good, certificateFile: keyFile('none.crt', 'hello') })).toThrow(/holds no certificate/);
  });
});
