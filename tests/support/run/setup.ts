import { buildServer, serverFolder } from '../../../server/build/buildServer.mjs';
import { startRunServer } from './runServer';

declare global {
  /** Stops the run server. */
  var stopRun: (() => Promise<void>) | undefined;
}

/** Jest's global setup: the run server, and builds of the server and of the programs that tests start. */
export default async function setup(): Promise<void> {
  await buildServer();
  await buildServer('.cache');
  process.env['TEST_SERVER_PROGRAMS'] = serverFolder('.cache');
  const { address, stop } = await startRunServer();
  process.env['JOURNEYS_RUN'] = address;
  globalThis.stopRun = stop;
}
