import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { findSignatureFault } from './signature-v4.ts';

const hashPayload = (body: string): string => createHash('sha256').update(body).digest('hex');

/** The verifier of our test store, checked against Amazon's published examples. */
describe('Amazon S3 API Reference, "Examples: Signature Calculations in AWS Signature Version 4"', () => {
  const signer = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
    service: 's3',
  };
  const usual = 'host;x-amz-content-sha256;x-amz-date';
  type Example = readonly [
    name: string,
    method: string,
    target: string,
    headers: Record<string, string>,
    body: string,
    names: string,
    signature: string,
  ];
  const put: Example = [
    'PUT Object',
    'PUT',
    '/test%24file.text',
    { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    'Welcome to Amazon S3.',
    'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ];
  const examples: readonly Example[] = [
    put,
    [
      'GET Object',
      'GET',
      '/test.txt',
      { range: 'bytes=0-9' },
      '',
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    ['GET Bucket Lifecycle', 'GET', '/?lifecycle', {}, '', usual, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    [
      'Get Bucket (List Objects)',
      'GET',
      '/?max-keys=2&prefix=J',
      {},
      '',
      usual,
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ];

  const toRequest = ([, method, target, more, body, names, signature]: Example) => ({
    method,
    target,
    headers: {
      ...more,
      host: 'examplebucket.s3.amazonaws.com',
      'x-amz-content-sha256': hashPayload(body),
      'x-amz-date': '20130524T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=${names},Signature=${signature}`,
    },
  });

  test.each(examples)('%s', (...example) => {
    expect(findSignatureFault(toRequest(example), hashPayload(example[4]), signer)).toBeNull();
  });

  test('what was changed after it was signed is refused', () => {
    const request = toRequest(put);
    const verify = (change: Partial<typeof request>, body = 'Welcome to Amazon S3.') =>
      findSignatureFault({ ...request, ...change }, hashPayload(body), signer);
    expect(verify({})).toBeNull();
    expect(verify({ method: 'GET' })).toBe('SignatureDoesNotMatch');
    expect(verify({ target: '/other.text' })).toBe('SignatureDoesNotMatch');
    expect(verify({}, 'Welcome to another store.')).toBe('XAmzContentSHA256Mismatch');
    const withHeader = (name: string, value: string) => ({ headers: { ...request.headers, [name]: value } });
    expect(verify(withHeader('x-amz-storage-class', 'STANDARD'))).toBe('SignatureDoesNotMatch');
    expect(verify(withHeader('x-amz-acl', 'public-read'))).toBe('AccessDenied');
    expect(verify(withHeader('authorization', 'nonsense'))).toBe('AccessDenied');
    const other = { ...signer, secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEz' };
    expect(findSignatureFault(request, hashPayload('Welcome to Amazon S3.'), other)).toBe('SignatureDoesNotMatch');
    expect(findSignatureFault(request, hashPayload('Welcome to Amazon S3.'), { ...signer, region: 'ap-south-1' })).toBe(
      'AuthorizationHeaderMalformed',
    );
  });
});

describe('AWS Signature Version 4 test suite', () => {
  const signer = {
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
    service: 'service',
  };
  const plain = '-._~0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  test.each([
    ['get-vanilla', 'GET', '/', {}, '5fa00fa31553b73ebf1942676e86291e8372ff2a2260956d9b8aae1d763fbf31'],
    ['get-unreserved', 'GET', `/${plain}`, {}, '07ef7494c76fa4850883e2b006601f940f8a34d404d0cfa977f52a65bbf5f24f'],
    [
      'get-header-key-duplicate',
      'GET',
      '/',
      { 'my-header1': 'value2,value2,value1' },
      'c9d5ea9f3f72853aea855b47ea873832890dbdd183b4468f858259531a5138ea',
    ],
    [
      'get-header-value-order',
      'GET',
      '/',
      { 'my-header1': 'value4,value1,value3,value2' },
      '08c7e5a9acfcfeb3ab6b2185e75ce8b1deb5e634ec47601a50643f830c755c01',
    ],
    [
      'get-header-value-trim',
      'GET',
      '/',
      { 'my-header1': ' value1', 'my-header2': ' "a   b   c"' },
      'acc3ed3afb60bb290fc8d2dd0098b9911fcaa05412b367055dee359757a9c736',
    ],
    [
      'get-vanilla-query-order-key',
      'GET',
      '/?Param1=value2&Param1=Value1',
      {},
      'eedbc4e291e521cf13422ffca22be7d2eb8146eecf653089df300a15b2382bd1',
    ],
    [
      'get-vanilla-query-order-key-case',
      'GET',
      '/?Param2=value2&Param1=value1',
      {},
      'b97d918cfa904a5beff61c982a1b6f458b799221646efd99d3219ec94cdf2500',
    ],
    ['get-vanilla-query-unreserved', 'GET', `/?${plain}=${plain}`, {}, '9c3e54bfcdf0b19771a7f523ee5669cdf59bc7cc0884027167c21bb143a40197'],
    ['get-vanilla-utf8-query', 'GET', '/?ሴ=bar', {}, '2cdec8eed098649ff3a119c94853b13c643bcf08f8b0a1d91e12c9027818dd04'],
    ['post-vanilla', 'POST', '/', {}, '5da7c1a2acd57cee7505fc6676e4e544621c30862966e37dddb68e92efbe5d6b'],
    ['post-header-value-case', 'POST', '/', { 'my-header1': 'VALUE1' }, 'cdbc9802e29d2942e5e10b5bccfdd67c5f22c7c4e8ae67b53629efa58b974b7d'],
    ['post-vanilla-query', 'POST', '/?Param1=value1', {}, '28038455d6de14eafc1f9222cf5aa6f1a96197d7deb8263271d420d138af7f11'],
  ] as const)('%s', (_name, method, target, more, signature) => {
    const names = ['host', ...Object.keys(more), 'x-amz-date'].join(';');
    const headers = {
      ...more,
      host: 'example.amazonaws.com',
      'x-amz-date': '20150830T123600Z',
      authorization: `AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, SignedHeaders=${names}, Signature=${signature}`,
    };
    expect(findSignatureFault({ method, target, headers }, hashPayload(''), signer)).toBeNull();
  });
});
