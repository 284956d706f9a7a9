import { ensureInstalled } from './lib/install.mjs';
import { buildStale } from './lib/buildStale.mjs';
import { run } from './lib/runProgram.mjs';
import { serverArguments, startServer, untilReady } from './lib/server.mjs';

// npm start: from a bare checkout to a page in the browser; with --empty, without the sample data
const { PORT = '8080', NODE_ENV, DATABASE_URL } = process.env;

await ensureInstalled();
if (!(await buildStale())) {
  console.error('The build failed; its errors are above.');
  process.exit(1);
}
startServer(process.argv.includes('--empty') ? { env: { SAMPLE: 'none' } } : {});
const address = `http://localhost:${PORT}`;
await untilReady(address);
console.log(`Tayyib is at ${address}`);
const hasDemoAccounts = NODE_ENV !== 'production' && !DATABASE_URL;
if (hasDemoAccounts) await run(process.execPath, serverArguments('demo-accounts'), { isShown: true });
console.log('Ctrl-C stops it.');
