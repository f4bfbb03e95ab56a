import { bulkQuery } from '@hazardguard/contract';
import { describe, expect, it } from 'vitest';
import { uploadAddress } from './send-file.ts';

describe('the address of a bulk upload', () => {
  it('is a query the contract accepts, with skipped columns as empty names', () => {
    const address = uploadAddress({
      path: '/api/industries/bulk',
      columns: ['industryName', null, 'latitude'],
      onError: 'refuse',
      dryRun: true,
    });
    const [path, query] = address.split('?');
    expect(path).toBe('/api/industries/bulk');
    expect(bulkQuery.parse(Object.fromEntries(new URLSearchParams(query)))).toEqual({
      dryRun: true,
      onError: 'refuse',
      columns: 'industryName,,latitude',
    });
  });
});
