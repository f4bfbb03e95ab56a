import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** DER of ASN.1 (X.690): tag, length, content. */
const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
};
const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const objectId = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const yes = der(0x01, Buffer.from([0xff]));

/** 1.2.840.10045.4.3.2 */
const ecdsaWithSha256 = sequence(objectId('2a8648ce3d040302'));
const toName = (name: string): Buffer => sequence(der(0x31, sequence(objectId('550403'), der(0x0c, Buffer.from(name)))));
const toTime = (at: Date): Buffer => der(0x17, Buffer.from(`${at.toISOString().slice(2, 19).replace(/[-T:]/g, '')}Z`));

export interface Identity {
  readonly name: string;
  /** PEM. */
  readonly certificate: string;
  readonly key: string;
  readonly privateKey: KeyObject;
}

/** A certificate on P-256 for 127.0.0.1 (RFC 5280), signed by another identity, or by itself as an authority. */
export const makeCertificate = (name: string, signer?: Identity): Identity => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const day = 86_400_000;
  const address = sequence(objectId('551d11'), der(0x04, sequence(der(0x87, Buffer.from([127, 0, 0, 1])))));
  const authority = sequence(objectId('551d13'), yes, der(0x04, sequence(yes)));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1 + Math.floor(Math.random() * 126)])),
    ecdsaWithSha256,
    toName(signer?.name ?? name),
    sequence(toTime(new Date(Date.now() - day)), toTime(new Date(Date.now() + day))),
    toName(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(signer === undefined ? authority : address)),
  );
  const signature = createSign('sha256')
    .update(body)
    .sign(signer?.privateKey ?? privateKey);
  const bytes = sequence(body, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  // Without an empty last line: OpenSSL refuses it.
  const lines = bytes.toString('base64').replace(/.{64}(?=.)/g, '$&\n');
  return {
    name,
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    privateKey,
  };
};
