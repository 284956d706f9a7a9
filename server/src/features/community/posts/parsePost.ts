import type { ArticleBlock, ArticleSpan } from '@tayyib/shared/contracts';
import { excerptMaxLength, threadTitleMaxLength } from '@tayyib/shared/limits';
import { parseMarkdown } from '../../../lib/parseMarkdown';
import { pictureInPost } from './pictureAddress';

/** What a post shows. It is read once, when it is stored: a text made to be slow costs its author's request alone. */
export const parsePost = (text: string): ArticleBlock[] => parseTypedText(text, pictureInPost);

/**
 * What a text in Markdown shows that people type who do not write HTML.
 * @param pictures the addresses of pictures that are shown
 */
export function parseTypedText(text: string, pictures: RegExp): ArticleBlock[] {
  try {
    return parseMarkdown(withShallowQuotes(text), { pictures, isEveryday: true });
  } catch (error) {
    // nested deeper than the parser can follow
    if (error instanceof RangeError) return [{ kind: 'paragraph', spans: [{ text }] }];
    throw error;
  }
}

/** Quotations in quotations: three levels are enough, and thousands of them end the parser. */
const withShallowQuotes = (text: string): string => text.replaceAll(/^(?:[ \t]*>){4,}/gm, '>>>');

/** Parts with a space after each. */
const apart = (parts: readonly ArticleSpan[][]): ArticleSpan[] =>
  parts.flatMap((spans) => [...spans, { text: ' ' }]);

function spansIn(block: ArticleBlock): ArticleSpan[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.spans;
    case 'list':
      return apart(block.items);
    case 'note':
      return apart(block.paragraphs);
    case 'table':
      return apart([...block.head, ...block.rows.flat()]);
    case 'bars':
      return [{ text: block.title }];
    case 'picture':
      return [{ text: block.alt }];
  }
}

/** Its words without markup, in one line. */
const plainTextOf = (blocks: readonly ArticleBlock[]): string =>
  blocks
    .map((block) =>
      spansIn(block)
        .map(({ text }) => text)
        .join(''),
    )
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** The beginning of its words. */
export const excerptOf = (blocks: readonly ArticleBlock[], most: number = excerptMaxLength): string =>
  cut(plainTextOf(blocks), most);

/** The title of a thread that was given none. */
export function titleOf(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return cut(line.replace(/^#+\s*/, '').trim(), threadTitleMaxLength);
}

/** A symbol after a dollar sign, such as `$TCS`: with a letter, so that it is no amount. */
const symbolPattern = /(?<![\w$])\$(?=[\d&-]*[A-Z])([A-Z\d][A-Z\d&-]{0,19})(?![\w])/g;
const maxSymbols = 20;

/** The symbols that it names, each once. */
export function symbolsIn(blocks: readonly ArticleBlock[]): string[] {
  const texts = blocks.flatMap(spansIn).filter(({ isCode }) => isCode === undefined);
  const symbols = texts.flatMap(({ text }) =>
    [...text.matchAll(symbolPattern)].map(([, symbol = '']) => symbol),
  );
  return [...new Set(symbols)].slice(0, maxSymbols);
}

/** Whether it leads out of our pages. */
export const hasLinks = (blocks: readonly ArticleBlock[]): boolean =>
  blocks.flatMap(spansIn).some(({ href }) => href !== undefined && !/^[/#]/.test(href));
