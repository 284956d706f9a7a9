import { ensureInstalled } from './lib/install.mjs';
import { runForExit } from './lib/run.mjs';

// npm run -s verdicts -- --json: what every standard says of every company, from the store the server uses
await ensureInstalled();
const command = 'server/src/features/facts/verdicts/verdictsCommand.ts';
process.exitCode = await runForExit(command, process.argv.slice(2));
