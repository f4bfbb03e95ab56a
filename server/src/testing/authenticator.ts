import { createHmac } from 'node:crypto';

const periodMs = 30_000;

/** An independent implementation of RFC 4226 §5.3 and RFC 6238, to check the server's codes against. */
export const computeCode = (base32: string, step: number): string => {
  const bits = [...base32].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const at = mac.readUInt8(19) & 15;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

export const stepNow = (): number => Math.floor(Date.now() / periodMs);

/** What an authenticator app shows now. */
export const computeCurrentCode = (base32: string): string => computeCode(base32, stepNow());
