import type { Market, MarketState } from '../../market/createMarket';
import type { MarketList } from '../../market/listEditions';
import type { MarketPicture } from '../../market/MarketPicture';
import { MarketFigures } from './MarketFigures';

/** The market in memory as the routes of this folder read it. */
export interface MarketReader {
  state: () => Promise<MarketState>;
  /** Rows, classes and counts of the picture as it stands. */
  figures: () => Promise<MarketFigures>;
  /** The same with everything taken in that was written, however much it is. */
  newestFigures: () => Promise<MarketFigures>;
  /** A list kept beside the picture, read again only when it was written to or a day has passed. */
  list: <Rows>(name: MarketList, read: (day: string) => Promise<Rows>) => () => Promise<Rows>;
}

/** Keeps what was made of the last picture, so that the next one's is made by what differs. */
export function marketReader(market: Market): MarketReader {
  let kept: { picture: MarketPicture; figures: Promise<MarketFigures> } | null = null;

  function figuresOf({ picture }: Pick<MarketState, 'picture'>): Promise<MarketFigures> {
    if (kept?.picture === picture) return kept.figures;
    const anew = () => MarketFigures.of(picture);
    const figures = kept?.figures.then((before) => before.next(picture), anew) ?? anew();
    kept = { picture, figures };
    return figures;
  }

  return {
    state: market.state,
    figures: async () => figuresOf(await market.state()),
    newestFigures: async () => figuresOf({ picture: await market.refresh() }),
    list: (name, read) => keptList(market, name, read),
  };
}

function keptList<Rows>(market: Market, name: MarketList, read: (day: string) => Promise<Rows>) {
  let kept: { key: string; rows: Promise<Rows> } | null = null;
  return async (): Promise<Rows> => {
    const { lists, picture } = await market.state();
    const key = `${lists[name]} ${picture.day}`;
    if (kept?.key === key) return kept.rows;
    const rows = read(picture.day);
    kept = { key, rows };
    rows.catch(() => {
      // a failure is not kept
      if (kept?.rows === rows) kept = null;
    });
    return rows;
  };
}
