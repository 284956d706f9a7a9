import { liveSettings, reportAccounts } from './lib/live.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { buildStale } from './lib/buildStale.mjs';
import { startDevelopmentProviders, wantsDevelopmentProviders } from './lib/developmentProviders.mjs';
import { run } from './lib/runProgram.mjs';
import { serverArguments, startServer, untilAnswering, untilReady } from './lib/server.mjs';

// npm start: from a bare checkout to a page in the browser; with --empty, without the sample data; with --live, fetching official files
const { PORT = '8080', PUBLIC_URL, NODE_ENV, DATABASE_URL } = process.env;

await ensureInstalled();
if (!(await buildStale())) {
  console.error('The build failed; its errors are above.');
  process.exit(1);
}
const address = `http://localhost:${PORT}`;
const providers = wantsDevelopmentProviders(process.env)
  ? await startDevelopmentProviders(PUBLIC_URL ?? address)
  : undefined;
const isLive = process.argv.includes('--live');
startServer({
  env: {
    ...providers?.env,
    ...(process.argv.includes('--empty') && { SAMPLE: 'none' }),
    ...(isLive && liveSettings),
  },
});
await untilAnswering(address);
console.log(`Tayyib is at ${address}`);
await untilReady(address);
const hasDemoAccounts = NODE_ENV !== 'production' && !DATABASE_URL;
if (hasDemoAccounts) await run(process.execPath, serverArguments('demo-accounts'), { isShown: true });
console.log('Ctrl-C stops it.');
if (isLive) await reportAccounts(address);
