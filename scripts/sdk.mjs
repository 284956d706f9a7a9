import { ensureInstalled } from './lib/install.mjs';
import { runForExit } from './lib/run.mjs';

// npm run sdk: writes down what the shell promises modules, in sdk/<version>.json
await ensureInstalled();
process.exitCode = await runForExit('scripts/contract/sdkCommand.ts', []);
