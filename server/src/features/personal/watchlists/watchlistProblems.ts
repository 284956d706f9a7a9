import { formatCountOf } from '@tayyib/shared/values/format';
import type { Plan } from '@tayyib/shared/plans';
import { ProblemError } from '../../../plugins/http/ProblemError';

/** Another user's watchlist gives the same response as a missing one. */
export const watchlistNotFound = () =>
  new ProblemError(404, 'watchlist-not-found', 'This watchlist does not exist any more.');

export const titleInUse = () =>
  new ProblemError(409, 'title-taken', 'Watchlist category already exist', 'title');

/** The plan's number of watchlists is reached. */
export const watchlistLimit = ({ title, watchlists }: Plan, used: number) =>
  new ProblemError(
    409,
    'watchlist-limit',
    `The ${title} plan includes ${formatCountOf(watchlists, 'watchlist')}, and you have ${used}.`,
  );

/** One watchlist is full. */
export const stockLimit = (title: string, { stocksPerWatchlist }: Plan) =>
  new ProblemError(
    409,
    'stock-limit',
    `“${title}” already holds ${stocksPerWatchlist} stocks, the most your plan allows in one watchlist.`,
  );

/** No watchlist has room for a stock. */
export const allWatchlistsFull = ({ title, stocksPerWatchlist }: Plan, watchlists: number) =>
  new ProblemError(
    409,
    'stock-limit',
    `${watchlists === 1 ? 'Your watchlist is' : 'All your watchlists are'} full. The ${title} plan includes ${formatCountOf(stocksPerWatchlist, 'stock')} in each.`,
  );

/** The stock was removed meanwhile, or never there. */
export const stockNotWatched = () =>
  new ProblemError(404, 'stock-not-watched', 'This stock is not in the watchlist any more.');

/** Some of the stocks to add are not listed anywhere. */
export const unknownStocks = (isins: readonly string[]) =>
  new ProblemError(404, 'stock-not-found', `No stock on file has the code ${isins.join(', ')}.`);

/** A wrong, revoked or cut link. They all give the same response. */
export const linkNotFound = () =>
  new ProblemError(404, 'link-not-found', 'This link shows no watchlist. Its owner may have turned it off.');
