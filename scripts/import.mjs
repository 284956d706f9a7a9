import { ensureInstalled } from './lib/install.mjs';
import { runForExit } from './lib/run.mjs';

// npm run import -- <feed> <file>: imports an official file into the database
await ensureInstalled();
const command = 'server/src/features/facts/ingest/importCommand.ts';
process.exitCode = await runForExit(command, process.argv.slice(2));
