import { expect, test } from 'vitest';
import { attributes, html, type Markup, render, styleElement } from './markup.ts';

const hostile = `"><script>alert(1)</script><img src=x onerror='alert(2)'>&lt;`;
const harmless = '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#39;alert(2)&#39;&gt;&amp;lt;';

test('values are escaped in text, in lists and in attributes', () => {
  expect(render(html`<p title="a ${hostile} b" ${attributes({ lang: hostile })}>${[hostile, 7]}</p>`)).toBe(
    `<p title="a ${harmless} b" lang="${harmless}">${harmless}7</p>`,
  );
});

test('markup inside markup is not escaped again; null, undefined and false write nothing', () => {
  const piece = html`<b>${'<'}</b>`;
  expect(render(html`<p>${piece}${null}${undefined}${false}${''}</p>`)).toBe('<p><b>&lt;</b></p>');
  expect(render(html`<input ${attributes({ required: true, disabled: false, value: null, max: 0 })}>`)).toBe('<input required max="0">');
});

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'evil',
])('the address %j is refused', (address) => {
  expect(() => html`<a href="${address}">x</a>`).toThrow('no address');
  expect(() => attributes({ href: address })).toThrow('no address');
  expect(() => html`<form action="${address}"></form>`).toThrow('no address');
});

test.each(['/Community?lang=gu', '#alerts', '?a=b', 'https://example.org/', 'tel:112', ''])('the address %j is kept', (address) => {
  expect(render(html`<a href="${address}">x</a>`)).toBe(`<a href="${address}">x</a>`);
});

test.each<[string, () => unknown]>([
  ['a script', () => html`<script>${hostile}</script>`],
  ['a style', () => html`<style>${hostile}</style>`],
  ['an unquoted attribute', () => html`<p title=${hostile}></p>`],
  ['the name of an attribute', () => html`<p ${hostile}></p>`],
  ['the name of an element', () => html`<${hostile}>`],
  ['the end of a tag’s name', () => html`<p${attributes({})}>`],
  ['a handler', () => html`<p onclick="${hostile}"></p>`],
  ['a style attribute', () => html`<p style="${hostile}"></p>`],
  ['attributes with a hostile name', () => attributes({ 'x onload=alert(1) y': 'z' })],
  ['attributes with a handler', () => attributes({ onload: 'x' })],
  ['a comment', () => html`<!-- ${hostile} -->`],
  ['a sheet that ends itself', () => styleElement('</style><script>')],
  ['a template that ends inside a tag', () => html`<p title="${hostile}`],
  ['something that only looks like markup', () => html`<p>${{ text: hostile } as unknown as Markup}</p>`],
  ['a promise', () => html`<p>${Promise.resolve('x') as unknown as string}</p>`],
  ['a list in an attribute', () => html`<p title="${[hostile]}"></p>`],
])('%s accepts no value from outside', (_place, write) => {
  expect(write).toThrow();
});
