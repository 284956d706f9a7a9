import { ensureInstalled } from './lib/install.mjs';
import { runForExit } from './lib/run.mjs';

// npm run check:contract -- mfe-screener: what the module's next version would break
await ensureInstalled();
process.exitCode = await runForExit('scripts/contract/checkContractCommand.ts', process.argv.slice(2));
