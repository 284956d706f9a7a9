import { createContext, use, useMemo, type ReactNode } from 'react';
import type { ArticleBlock, NamedStock } from '@tayyib/shared/contracts';
import { ArticleBlocks } from '@tayyib/shared/parts/article';
import { Link } from '@tayyib/shared/sdk/router';
import { badgeLabels, VerdictMark } from '@tayyib/shared/sdk/ui';
import { useGetCommunityStocksQuery } from '../api/postsApi';
import { splitText, symbolsIn } from '../domain/symbols';
import styles from './PostBody.module.css';

const KnownStocks = createContext<ReadonlyMap<string, NamedStock>>(new Map());

/** Verdicts change while a page is open. */
const refreshMs = 60_000;

/** Requests the verdicts of all stocks that these blocks name, for the posts inside. */
export function StockVerdicts({ shown, children }: { shown: readonly ArticleBlock[]; children: ReactNode }) {
  const symbols = symbolsIn(shown).join(',');
  const { data } = useGetCommunityStocksQuery(symbols, { skip: symbols === '', pollingInterval: refreshMs });
  const stocks = useMemo(() => new Map((data?.stocks ?? []).map((stock) => [stock.symbol, stock])), [data]);
  return <KnownStocks value={stocks}>{children}</KnownStocks>;
}

interface Props {
  blocks: readonly ArticleBlock[];
  /** Names that may be mentioned in it. */
  names: readonly string[];
}

/** What a post says: its Markdown, with stocks as chips and mentions of these names emphasised. */
export function PostBody({ blocks, names }: Props) {
  const stocks = use(KnownStocks);
  const drawText = (text: string) =>
    splitText(text, { names, stocks }).map((part, at) => {
      // the parts of a text have no other identity than their order
      if (part.kind === 'stock') return <StockChip key={at} stock={part.stock} />;
      if (part.kind === 'mention')
        return (
          <strong key={at} className={styles.mention}>
            {part.text}
          </strong>
        );
      return part.text;
    });
  return (
    <div className={styles.body}>
      <ArticleBlocks isCompact blocks={blocks} drawText={drawText} />
    </div>
  );
}

/** A stock in a text: its symbol and verdict, with the company and the verdict in words for who hovers or listens. */
function StockChip({ stock: { symbol, isin, name, badge, grade } }: { stock: NamedStock }) {
  const { text } = badgeLabels[badge];
  return (
    <Link
      to={`/stock?isin=${isin}`}
      className={styles.chip}
      data-badge={badge}
      title={`${name}: ${text}`}
      aria-label={`${symbol}, ${name}: ${text}`}
    >
      <VerdictMark badge={badge} grade={grade} />
      {symbol}
    </Link>
  );
}
