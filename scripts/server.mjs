import { buildStaleServer } from './lib/buildStale.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runForExit } from './lib/runProgram.mjs';
import { serverArguments } from './lib/server.mjs';

// node scripts/server.mjs <program> [arguments]: installs and builds what is missing, then runs a program of the built server
const [program = '', ...args] = process.argv.slice(2);
await ensureInstalled();
const isBuilt = await buildStaleServer(console.error);
process.exitCode = isBuilt ? await runForExit([...serverArguments(program), ...args]) : 1;
