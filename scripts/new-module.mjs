import { ensureInstalled } from './lib/install.mjs';
import { runForExit } from './lib/run.mjs';

// npm run new:module -- news: creates a working module in mfe-news/
await ensureInstalled();
process.exitCode = await runForExit('scripts/newModule/newModuleCommand.ts', process.argv.slice(2));
