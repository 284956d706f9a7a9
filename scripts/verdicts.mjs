import { ensureInstalled } from './lib/install.mjs';
import { runForExit } from './lib/run.mjs';

// npm run -s verdicts -- --json: the verdicts of every standard for every company, from the server's database
await ensureInstalled();
const command = 'server/src/features/facts/verdicts/export/verdictsCommand.ts';
process.exitCode = await runForExit(command, process.argv.slice(2));
