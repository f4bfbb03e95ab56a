import { expect, test } from 'vitest';
import { errataChapter, readErrata } from './errata.ts';

test('every error is listed with its place, day, size and side', () => {
  const rows = readErrata();
  expect(rows.length).toBeGreaterThanOrEqual(8);
  const chapter = errataChapter();
  for (const { what, size } of rows) {
    expect(chapter).toContain(`| ${what} |`);
    expect(chapter).toContain(`| ${size} |`);
  }
});
