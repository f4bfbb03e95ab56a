import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseRichText } from './parse-rich-text.ts';
import { RichText } from './rich-text.tsx';

const html = (text: string): string => renderToStaticMarkup(<RichText text={text} />).replace(/ class="[^"]*"/g, '');

test('paragraphs, lists, strong words and code become elements', () => {
  expect(
    parseRichText('# First\n\nGo **inside**.\n\n- close windows\n\n- seal gaps\n1. one\n```\nx < 1\n```').map(({ type }) => type),
  ).toEqual(['heading', 'paragraph', 'list', 'list', 'code']);
  expect(html('Go **inside** and `wait`.')).toContain('<strong>inside</strong>');
});

test('markup is plain text', () => {
  for (const text of [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '- <svg/onload=alert(1)>',
    '```\n</code></pre><script>x</script>\n```',
    '**<b onclick=x>**',
    '`<iframe>`',
    '[<img src=x onerror=alert(1)>](https://example.org)',
  ]) {
    expect(html(text)).not.toMatch(/<(script|img|svg|iframe|b)\b/);
  }
});

test.each([
  '[click](javascript:alert(1))',
  '[click](JAVASCRIPT:alert%281%29)',
  '[click](data:text/html,x)',
  '[click](vbscript:x)',
  '[click]( javascript:x)',
  '[click](java\tscript:x)',
  '[click](//example.org)',
  '[click](/SignIn)',
  '<javascript:alert(1)>',
  'javascript:alert(1)',
  '[a](https://exam\u202eple.org)',
])('%j is not a link, and is shown as text', (text) => {
  const made = html(text);
  expect(made).not.toContain('href');
  expect(made).toMatch(/click|alert|\[a\]/);
});

test.each([
  ['see https://example.org/a.', 'https://example.org/a'],
  ['[guide](https://example.org/x)', 'https://example.org/x'],
  ['write to mailto:a@example.org, now', 'mailto:a@example.org'],
  ['(ircs://irc.example.org/x)', 'ircs://irc.example.org/x'],
])('%s links to %s, in a window without access to ours', (text, href) => {
  expect(html(text)).toContain(`<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">`);
});

test('a quotation mark cannot leave the attribute', () => {
  expect(html('[x](https://example.org/"onclick="alert(1))')).not.toContain('"onclick=');
  expect(html('https://example.org/"onmouseover="alert(1)')).not.toMatch(/<a[^>]*onmouseover/);
});

test('citations link to the screen’s target, or stay text', () => {
  expect(html('So it is [2].')).toContain('[2]');
  expect(renderToStaticMarkup(<RichText text="So it is [2]." cite={(number) => <a href={`#p${number}`}>{number}</a>} />)).toContain(
    '<a href="#p2">2</a>',
  );
});

test('a text designed to be slow is parsed: a pattern that tries every pair of characters would not end in time', () => {
  for (const text of [
    '['.repeat(512_000),
    '**'.repeat(256_000),
    '[a]('.repeat(128_000),
    '`'.repeat(512_000),
    'http://'.repeat(70_000),
    '- '.repeat(256_000),
  ])
    expect(parseRichText(text).length).toBeGreaterThan(0);
});
