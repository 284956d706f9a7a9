import type { Market } from '../createMarket';
import type { MarketList } from '../changes/listEditions';
import type { MarketPicture } from '../MarketSnapshot';
import type { MarketState } from '../MarketState';
import { MarketFigures } from './MarketFigures';

/** The market in memory as the routes of this folder read it. */
export interface MarketReader {
  state: () => Promise<MarketState>;
  /** Rows, classes and counts of the picture as it stands. */
  figures: () => Promise<MarketFigures>;
  /** The same with everything taken in that was written, however much it is. */
  newestFigures: () => Promise<MarketFigures>;
  /** Makes the rows, classes and counts of a picture ready that is to be shown next. */
  makeReady: (picture: MarketPicture) => Promise<void>;
  /** A list kept beside the picture, read again only when it was written to or a day has passed. */
  list: <Rows>(name: MarketList, read: (day: string) => Promise<Rows>) => () => Promise<Rows>;
}

/** Keeps what was made of each picture that is in use; the next one's is made by what differs from the last. */
export function marketReader(market: Market): MarketReader {
  const kept = new WeakMap<MarketPicture, Promise<MarketFigures>>();
  let last: Promise<MarketFigures> | null = null;

  function figuresOf({ picture }: Pick<MarketState, 'picture'>): Promise<MarketFigures> {
    const known = kept.get(picture);
    if (known !== undefined) return known;
    const anew = () => MarketFigures.of(picture);
    const figures = last?.then((before) => before.next(picture), anew) ?? anew();
    kept.set(picture, figures);
    last = figures;
    return figures;
  }

  return {
    state: market.state,
    figures: async () => figuresOf(await market.state()),
    newestFigures: async () => figuresOf({ picture: await market.refresh() }),
    makeReady: async (picture) => {
      await figuresOf({ picture });
    },
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
