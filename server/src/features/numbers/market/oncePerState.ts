import type { MarketState } from './marketFiguresReader';

/** Something read from the store, read again only when the market's state is another. Uses at the same moment share it. */
export function oncePerState<Result>(
  stateNow: () => Promise<MarketState>,
  read: (state: MarketState) => Promise<Result>,
): () => Promise<Result> {
  let kept: { key: string; result: Promise<Result> } | null = null;
  return async () => {
    const state = await stateNow();
    const key = `${state.version} ${state.today}`;
    if (kept?.key === key) return kept.result;
    const result = read(state);
    kept = { key, result };
    result.catch(() => {
      // a failure is not kept
      if (kept?.result === result) kept = null;
    });
    return result;
  };
}
