import type { WatchlistCategory } from '@tayyib/shared/contracts';
import { formatCountOf } from '@tayyib/shared/values/format';
import { Answered, CardEmpty, CardFoot, CardRow, CardRows } from '@tayyib/shared/parts/page';
import { Sparkline } from '@tayyib/shared/parts/tables';
import { Link } from '@tayyib/shared/sdk/router';
import { useGetWatchlistQuery, useGetWatchlistsQuery } from '../../api/watchlistApi';
import { courseOf } from '../../domain/courseOf';
import { ListSummary } from './ListSummary';
import styles from './ListsCard.module.css';

const maxShown = 3;

/** The viewer's watchlists: how many of their stocks have which verdict, and what moved most. */
export function ListsCard() {
  return (
    <Answered query={useGetWatchlistsQuery()} lines={4}>
      {({ data: lists }) =>
        lists.length === 0 ? (
          <CardEmpty action={<Link to="/watchlist">Create a watchlist</Link>}>
            No watchlists yet. Save the companies you care about, and see their verdicts here.
          </CardEmpty>
        ) : (
          <>
            <CardRows isExcerpt>
              {lists.slice(0, maxShown).map((list) => (
                <ListRow key={list._id} list={list} />
              ))}
            </CardRows>
            <CardFoot>
              <Link to="/watchlist">
                {lists.length === 1
                  ? 'Open the watchlist'
                  : `All ${formatCountOf(lists.length, 'watchlist')}`}
              </Link>
            </CardFoot>
          </>
        )
      }
    </Answered>
  );
}

function ListRow({ list: { _id, title, stock_count } }: { list: WatchlistCategory }) {
  const { data, error } = useGetWatchlistQuery(_id);
  return (
    <CardRow
      title={<Link to={`/watchlist?list=${_id}`}>{title}</Link>}
      side={
        <span className={styles.side}>
          {data && data.stocks.length > 0 ? (
            <Sparkline
              label={`${title}, average of its stocks over the last year`}
              values={courseOf(data.stocks)}
            />
          ) : (
            // the verdicts are counted below
            formatCountOf(stock_count, 'stock')
          )}
        </span>
      }
      detail={
        data ? <ListSummary stocks={data.stocks} /> : error ? 'Its verdicts could not be read.' : '\u00a0'
      }
    />
  );
}
