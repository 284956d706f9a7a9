import { ensureInstalled } from './lib/install.mjs';
import { runTypeScript } from './lib/run.mjs';

// npm run publish:module -- mfe-screener: builds that module and sends it to a running server
await ensureInstalled();
const command = 'scripts/lib/publishModule.ts';
const { isOk } = await runTypeScript(command, process.argv.slice(2), { isShown: true });
process.exitCode = isOk ? 0 : 1;
