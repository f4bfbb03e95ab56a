import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { SignedXml } from 'xml-crypto';
import { StartError } from '../data-folder/start-error.ts';

/** Signs a message, or returns it unchanged where no key is set up. */
export type SignCap = (document: string) => string;

export interface SigningFiles {
  /** An RSA key in PEM, readable by its owner alone. */
  readonly keyFile: string;
  /** Its certificate in PEM, included in each message so that readers can check it; null: they must have it already. */
  readonly certificateFile: string | null;
}

const canonical = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
/** NIST SP 800-57, part 1: the least acceptable key length. */
const leastBits = 2_048;

const readText = (name: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartError(
      `${name} names ${path}, which cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unreadable'}). Correct the path or its permissions.`,
    );
  }
};

const readKey = (path: string): KeyObject => {
  const text = readText('CAP_SIGNING_KEY_FILE', path);
  if (process.platform !== 'win32' && (statSync(path).mode & 0o077) !== 0) {
    throw new StartError(`CAP_SIGNING_KEY_FILE names ${path}, which others may read, too. Set it to mode 600: chmod 600 ${path}`);
  }
  let key: KeyObject;
  try {
    key = createPrivateKey(text);
  } catch {
    throw new StartError(`CAP_SIGNING_KEY_FILE names ${path}, which holds no private key in PEM without a password.`);
  }
  if (key.asymmetricKeyType !== 'rsa' || (key.asymmetricKeyDetails?.modulusLength ?? 0) < leastBits) {
    throw new StartError(`CAP_SIGNING_KEY_FILE names ${path}, which holds no RSA key of at least ${leastBits} bits.`);
  }
  return key;
};

const readCertificate = (path: string, key: KeyObject): string => {
  const text = readText('CAP_SIGNING_CERTIFICATE_FILE', path);
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(text);
  } catch {
    throw new StartError(`CAP_SIGNING_CERTIFICATE_FILE names ${path}, which holds no certificate in PEM.`);
  }
  if (!certificate.checkPrivateKey(key)) {
    throw new StartError(`The certificate in ${path} does not match the key in CAP_SIGNING_KEY_FILE.`);
  }
  return certificate.toString();
};

/**
 * Signs messages with an enveloped XML signature (CAP 1.2, section 3.3.4.1; XML Signature, second edition): RSA with SHA-256 over
 * the whole `alert` in exclusive canonical form. Keys are read once, at the start, which fails with a sentence where they cannot
 * be used.
 */
export const openCapSigner = (files: SigningFiles | null): SignCap => {
  if (files === null) return (document) => document;
  const key = readKey(files.keyFile);
  const certificate = files.certificateFile === null ? null : readCertificate(files.certificateFile, key);
  const privateKey = key.export({ type: 'pkcs8', format: 'pem' });
  return (document) => {
    const signature = new SignedXml({
      privateKey,
      signatureAlgorithm: rsaSha256,
      canonicalizationAlgorithm: canonical,
      ...(certificate === null ? { getKeyInfoContent: () => null } : { publicCert: certificate }),
    });
    signature.addReference({
      xpath: '/*',
      uri: '',
      isEmptyUri: true,
      transforms: [enveloped, canonical],
      digestAlgorithm: sha256,
    });
    signature.computeSignature(document, { location: { reference: '/*', action: 'append' } });
    return signature.getSignedXml();
  };
};
