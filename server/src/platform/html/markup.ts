import { checkAttribute, escapeText } from './escape.ts';
import { findHoles } from './placeholders.ts';

const key = Symbol('only html creates markup');

class SafeMarkup {
  readonly text: string;
  constructor(made: typeof key, text: string) {
    if (made !== key) throw new Error('Markup is made by html`…` alone');
    this.text = text;
  }
}

class SafeAttributes {
  readonly text: string;
  constructor(made: typeof key, text: string) {
    if (made !== key) throw new Error('Attributes are made by attributes(…) alone');
    this.text = text;
  }
}

/** A piece of a page in which every outside value is escaped. */
export type Markup = SafeMarkup;
type Attributes = SafeAttributes;

type Nothing = null | undefined | false;
type Child = string | number | Markup | Nothing | readonly Child[];

const childText = (child: Child): string => {
  if (child === null || child === undefined || child === false) return '';
  if (child instanceof SafeMarkup) return child.text;
  if (typeof child === 'string' || typeof child === 'number') return escapeText(String(child));
  if (Array.isArray(child)) return child.map(childText).join('');
  throw new Error(`Nothing of type ${typeof child} can be written into a page`);
};

const plainText = (value: unknown, attribute: string): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new Error(`The attribute ${attribute} needs a text or a number, not ${value === null ? 'null' : typeof value}`);
};

/**
 * The only way to write a page: html`<p title="${title}">${text}</p>`. Values in braces are escaped for their place; a place
 * where escaping does not help (a script, a style, an unquoted attribute) is refused, and so is an address of another scheme.
 */
export const html = (strings: TemplateStringsArray, ...values: readonly (Child | Attributes)[]): Markup => {
  const holes = findHoles(strings);
  let text = strings[0] ?? '';
  for (const [index, value] of values.entries()) {
    const hole = holes[index];
    if (hole === undefined) throw new Error('A template with more values than places');
    if (hole.place === 'text') {
      if (value instanceof SafeAttributes) throw new Error('Attributes must be inside a tag');
      text += childText(value);
    } else if (hole.place === 'tag') {
      if (!(value instanceof SafeAttributes)) throw new Error('Inside a tag only attributes(…) is allowed');
      text += value.text;
    } else {
      const given = plainText(value, hole.attribute);
      checkAttribute(hole.attribute, hole.before + given);
      text += escapeText(given);
    }
    text += strings[index + 1] ?? '';
  }
  return new SafeMarkup(key, text);
};

/** Optional attributes: false, null and undefined omit one, true writes its name only. */
export const attributes = (given: Readonly<Record<string, string | number | true | Nothing>>): Attributes => {
  const written = Object.entries(given).flatMap(([name, value]) => {
    if (value === null || value === undefined || value === false) return [];
    const text = value === true ? '' : String(value);
    checkAttribute(name, text);
    return [value === true ? name : `${name}="${escapeText(text)}"`];
  });
  return new SafeAttributes(key, written.join(' '));
};

/** Our own style sheet inside the page: constants of the program only. */
export const styleElement = (css: string): Markup => {
  if (css.includes('<')) throw new Error('A style sheet in a page has no <');
  return new SafeMarkup(key, `<style>${css}</style>`);
};

export const render = (markup: Markup): string => markup.text;
