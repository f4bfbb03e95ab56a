import { describe, expect, it } from 'vitest';
import { toApiProblem } from './api-problem.ts';

describe('problemOf', () => {
  it('has the server’s message, its request id and fields', () => {
    const body = {
      error: {
        code: 'all-fields-mandatory',
        message: 'All fields are mandatory',
        requestId: 'r-1',
        fields: [{ field: 'district', message: 'All fields are mandatory' }],
      },
    };
    const problem = toApiProblem(new Response(null, { status: 400 }), body);
    expect(problem).toMatchObject({ code: 'all-fields-mandatory', status: 400, message: 'All fields are mandatory', requestId: 'r-1' });
    expect(problem.fields).toEqual([{ field: 'district', message: 'All fields are mandatory' }]);
  });

  it('derives a problem from the status of a foreign answer, and keeps the id in the header', () => {
    const response = new Response('<html>', { status: 502, headers: { 'x-request-id': 'proxy-7' } });
    expect(toApiProblem(response, '<html>')).toMatchObject({ code: 'unavailable', status: 502, requestId: 'proxy-7' });
    expect(toApiProblem(new Response(null, { status: 413 }), undefined).code).toBe('too-large');
  });
});
