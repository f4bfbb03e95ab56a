import { toVisibleText } from '@hazardguard/contract';

/** An element: its name, and its text or its children; a child that is null is left out. */
export type XmlNode = readonly [name: string, content: string | readonly (XmlNode | null)[], attributes?: Readonly<Record<string, string>>];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Characters that XML 1.0 cannot represent, not even escaped (section 2.2), are removed with all invisible ones: they must not
 * make a warning unreadable or change its meaning.
 */
const escapeXml = (text: string): string => toVisibleText(text).replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const writeElement = ([name, content, attributes = {}]: XmlNode, indent: string): string => {
  const tag = `${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')}`;
  if (typeof content === 'string') return `${indent}<${tag}>${escapeXml(content)}</${name}>`;
  const children = content.filter((child) => child !== null);
  if (children.length === 0) return `${indent}<${tag}/>`;
  return `${indent}<${tag}>\n${children.map((child) => writeElement(child, `${indent}  `)).join('\n')}\n${indent}</${name}>`;
};

/** A complete document. Only texts and attribute values come from outside; both are escaped here and nowhere else. */
export const writeXml = (root: XmlNode): string => `<?xml version="1.0" encoding="UTF-8"?>\n${writeElement(root, '')}\n`;
