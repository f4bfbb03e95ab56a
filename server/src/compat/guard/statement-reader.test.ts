import { expect, test } from 'vitest';
import { openStatementReader } from './statement-reader.ts';
import { RefusedStatement } from './tree.ts';

test('after an error that is not about the statement its thread is given up, and the next one is read by another', async () => {
  const reader = openStatementReader();
  try {
    const read = () => reader.read({ sql: 'select * from a where id = $1', given: 1 });
    expect((await read()).statement.table).toBe('a');
    // No text at all: the thread fails as it does when the parser itself breaks.
    const broken = reader.read({ sql: 7 as unknown as string, given: 0 });
    await expect(broken).rejects.toThrow(RefusedStatement);
    expect((await read()).statement.table).toBe('a');
  } finally {
    await reader.close();
  }
});
