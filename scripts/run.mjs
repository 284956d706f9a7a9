import { ensureInstalled } from './lib/install.mjs';
import { runForExit } from './lib/runProgram.mjs';

// node scripts/run.mjs <file.ts> [arguments]: installs what is missing, then runs a command written in TypeScript
const [file = '', ...args] = process.argv.slice(2);
await ensureInstalled();
process.exitCode = await runForExit(['--import', 'tsx', file, ...args]);
