import { startRun } from './startRun';

declare global {
  /** Ends what the set-up of this run began. */
  var stopRun: (() => Promise<void>) | undefined;
}

/** Run by jest before the first test file. */
export default async function setup(): Promise<void> {
  const { address, stop } = await startRun();
  process.env['JOURNEYS_RUN'] = address;
  globalThis.stopRun = stop;
}
