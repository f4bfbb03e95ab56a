import type { ReactNode } from 'react';
import { type Block, type Inline, parseRichText } from './parse-rich-text.ts';
import classes from './rich-text.module.css';

interface RichTextProps {
  readonly text: string;
  /** The target of a citation such as [1]; without it, citations are plain text. */
  readonly cite?: (number: number) => ReactNode;
}

const inlineElement = (inline: Inline, cite: RichTextProps['cite']): ReactNode => {
  switch (inline.type) {
    case 'text':
      return inline.text;
    case 'code':
      return <code className={classes.inlineCode}>{inline.text}</code>;
    case 'strong':
      return <strong>{inline.text}</strong>;
    case 'link':
      return (
        <a href={inline.href} target="_blank" rel="noopener noreferrer nofollow">
          {inline.text}
        </a>
      );
    case 'cite':
      return cite?.(inline.number) ?? `[${inline.number}]`;
  }
};

const Inlines = ({ inlines, cite }: { readonly inlines: readonly Inline[]; readonly cite: RichTextProps['cite'] }) =>
  inlines.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text that only grows at its end
    <span key={index}>{inlineElement(inline, cite)}</span>
  ));

const BlockElement = ({ block, cite }: { readonly block: Block; readonly cite: RichTextProps['cite'] }) => {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.inlines} cite={cite} />
        </p>
      );
    case 'heading':
      return (
        <p className="hg-strong">
          <Inlines inlines={block.inlines} cite={cite} />
        </p>
      );
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, and the keyboard must reach them
        <pre className="hg-card hg-sunk hg-pad-2 hg-scroll-x hg-tiny" tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((inlines, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: points of one text that only grows at its end
            <li key={index}>
              <Inlines inlines={inlines} cite={cite} />
            </li>
          ))}
        </List>
      );
    }
  }
};

/** A text from outside, shown as elements that we create: no markup of its own, links of six schemes only. */
export const RichText = ({ text, cite }: RichTextProps) => (
  <div className={classes.text}>
    {parseRichText(text).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks of one text that only grows at its end
      <BlockElement key={index} block={block} cite={cite} />
    ))}
  </div>
);
