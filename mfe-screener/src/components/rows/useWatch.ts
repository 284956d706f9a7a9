import { useState } from 'react';
import { useCommand, type CommandReport } from '@tayyib/shared/sdk/modules';

/** A command that was run for a stock. */
export interface Watching {
  isin: string;
  isBusy: boolean;
  /** What it came to; null while the first one runs. */
  report: CommandReport | null;
  /** Runs what may follow it. */
  follow: (next: () => Promise<CommandReport>) => void;
}

/**
 * Watches a stock by the command of the module that does so, and follows what came of it.
 * @returns `watch` is undefined where no module provides the command, or the viewer may not run it
 */
export function useWatch() {
  const command = useCommand('stock.watch');
  const [watching, setWatching] = useState<Watching | null>(null);

  const run = async (isin: string, before: CommandReport | null, start: () => Promise<CommandReport>) => {
    const running: Watching = { isin, isBusy: true, report: before, follow: () => {} };
    setWatching(running);
    const report = await start();
    const follow = (next: () => Promise<CommandReport>) => void run(isin, report, next);
    // unless another stock was watched meanwhile
    setWatching((current) => (current === running ? { isin, isBusy: false, report, follow } : current));
  };
  return {
    watch: command && ((isin: string) => void run(isin, null, () => command({ isin }))),
    watching,
  };
}
