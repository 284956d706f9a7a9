import type { ArticleBlock, NamedStock } from '@tayyib/shared/contracts';
import { splitMentions } from './mentions';

/** A symbol after a dollar sign, such as `$TCS`: with a letter, so that it is no amount. */
const symbolPattern = /(?<![\w$])\$(?=[\d&-]*[A-Z])([A-Z\d][A-Z\d&-]{0,19})(?!\w)/g;

/** The symbols in what is shown, each once, sorted: the same symbols are one request. */
export function symbolsIn(shown: readonly ArticleBlock[]): string[] {
  const symbols = [...JSON.stringify(shown).matchAll(symbolPattern)].map(([, symbol = '']) => symbol);
  return [...new Set(symbols)].sort();
}

export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'mention'; text: string }
  | { kind: 'stock'; text: string; stock: NamedStock };

/** A text in parts: stocks that are known, mentions of these names, and what is between them. */
export function splitText(
  text: string,
  { names, stocks }: { names: readonly string[]; stocks: ReadonlyMap<string, NamedStock> },
): TextPart[] {
  const parts: TextPart[] = [];
  const addText = (plain: string) => {
    for (const part of splitMentions(plain, names))
      parts.push({ kind: part.isMention ? 'mention' : 'text', text: part.text });
  };
  let end = 0;
  for (const match of text.matchAll(symbolPattern)) {
    const stock = stocks.get(match[1] ?? '');
    if (!stock) continue;
    addText(text.slice(end, match.index));
    parts.push({ kind: 'stock', text: match[0], stock });
    end = match.index + match[0].length;
  }
  addText(text.slice(end));
  return parts;
}
