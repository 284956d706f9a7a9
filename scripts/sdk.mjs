import { ensureInstalled } from './lib/install.mjs';
import { runForExit } from './lib/run.mjs';

// npm run sdk: saves the SDK that the shell offers modules, in sdk/<version>.json
await ensureInstalled();
process.exitCode = await runForExit('scripts/contract/sdkCommand.ts', []);
