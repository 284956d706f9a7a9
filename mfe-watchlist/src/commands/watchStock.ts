import { sessionApi } from '@tayyib/shared/sdk/api';
import type { UndoOfWatching, WatchingReply } from '@tayyib/shared/contracts';
import { plansOnTheWayTo } from '@tayyib/shared/own-path';
import { isProblem, toMessage } from '@tayyib/shared/sdk/errors';
import type { Command, CommandReport } from '@tayyib/shared/sdk/modules';
import type { AppStore } from '@tayyib/shared/sdk/store';
import { watchlistApi } from '../api/watchlistApi';
import { largerPlans } from '../domain/limits';

/**
 * Watches a stock: the server chooses the list. What is done can be undone; a stock that was watched already stays where it is, and
 * the user may stop watching it.
 */
export const watchStock: Command<'stock.watch'> = ({ isin }, store) => watch({ isin, store });

interface Stock {
  isin: string;
  store: AppStore;
}

const { watchStock: put, stopWatching, undoWatching } = watchlistApi.endpoints;

async function watch(stock: Stock): Promise<CommandReport> {
  const { data, error } = await stock.store.dispatch(put.initiate(stock.isin));
  if (!data) return refused(stock, error, () => watch(stock));
  return data.undo ? saved(stock, data, data.undo) : watched(stock, data);
}

async function stop(stock: Stock): Promise<CommandReport> {
  const { data, error } = await stock.store.dispatch(stopWatching.initiate(stock.isin));
  if (!data) return refused(stock, error, () => stop(stock));
  const { undo } = data;
  return undo ? notWatched({ label: 'Undo', run: () => takeBack(stock, undo) }) : saveAgain(stock);
}

async function takeBack(stock: Stock, undo: UndoOfWatching): Promise<CommandReport> {
  const { data, error } = await stock.store.dispatch(undoWatching.initiate({ isin: stock.isin, undo }));
  if (!data) return refused(stock, error, () => takeBack(stock, undo));
  return data.lists.length > 0 ? watched(stock, data) : saveAgain(stock);
}

const titlesOf = ({ lists }: WatchingReply) => lists.map(({ title }) => `“${title}”`).join(', ');

/** The list that has the stock; with several, all of them. */
const pageOf = ({ lists: [first, ...others] }: WatchingReply) =>
  first && others.length === 0
    ? { label: 'Open the list', to: `/watchlist?${new URLSearchParams({ list: first._id })}` }
    : { label: 'Open the lists', to: '/watchlist' };

const saved = (stock: Stock, reply: WatchingReply, undo: UndoOfWatching): CommandReport => ({
  text: `Saved in ${titlesOf(reply)}`,
  isDone: true,
  link: pageOf(reply),
  next: { label: 'Undo', run: () => takeBack(stock, undo) },
});

const watched = (stock: Stock, reply: WatchingReply): CommandReport => ({
  text: `In ${titlesOf(reply)}`,
  isDone: true,
  link: pageOf(reply),
  next: { label: 'Stop watching', run: () => stop(stock) },
});

const notWatched = (next: CommandReport['next']): CommandReport => ({
  text: 'Not in a watchlist any more',
  isDone: true,
  ...(next && { next }),
});

const saveAgain = (stock: Stock) => notWatched({ label: 'Save again', run: () => watch(stock) });

/** Why it was not done. Where the watchlists are full, plans with more room are offered. */
function refused({ store }: Stock, error: unknown, run: () => Promise<CommandReport>): CommandReport {
  const report = { text: toMessage(error), isDone: false, next: { label: 'Try again', run } };
  const plan = sessionApi.endpoints.getSession.select()(store.getState()).data?.plan;
  const isOfferUseful =
    isProblem(error) && error.code === 'stock-limit' && plan && largerPlans(plan).length > 0;
  return isOfferUseful
    ? {
        ...report,
        link: { label: 'View Pricing Plans', to: plansOnTheWayTo(window.location), state: 'Yearly' },
      }
    : report;
}
