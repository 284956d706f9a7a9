import { ensureInstalled } from './lib/install.mjs';
import { runTypeScript } from './lib/run.mjs';

// npm run -s verdicts -- --json: what every standard says of every company, from the store the server uses
await ensureInstalled();
const command = 'server/src/features/verdicts/verdictsCommand.ts';
const { isOk } = await runTypeScript(command, process.argv.slice(2), { isShown: true });
process.exitCode = isOk ? 0 : 1;
