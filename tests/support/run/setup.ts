import { startRunServer } from './runServer';

declare global {
  /** Stops the run server. */
  var stopRun: (() => Promise<void>) | undefined;
}

/** Jest's global setup. */
export default async function setup(): Promise<void> {
  const { address, stop } = await startRunServer();
  process.env['JOURNEYS_RUN'] = address;
  globalThis.stopRun = stop;
}
