import { ensureInstalled } from './lib/install.mjs';
import { runForExit } from './lib/run.mjs';

// npm run check:contract -- mfe-screener: what the shell and others would notice of this module's next version
await ensureInstalled();
process.exitCode = await runForExit('scripts/contract/checkContractCommand.ts', process.argv.slice(2));
