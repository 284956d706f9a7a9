import { ensureInstalled } from './lib/install.mjs';
import { runTypeScript } from './lib/run.mjs';

// npm run import -- <feed> <file>: loads an official file into the store
await ensureInstalled();
const command = 'server/src/features/facts/importCommand.ts';
const { isOk } = await runTypeScript(command, process.argv.slice(2), { isShown: true });
process.exitCode = isOk ? 0 : 1;
