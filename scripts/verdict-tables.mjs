import { ensureInstalled } from './lib/install.mjs';
import { runForExit } from './lib/run.mjs';

// npm run -s verdict-tables > docs/verdicts-of-71.md: the verdicts of companies with accounts, by standard
await ensureInstalled();
process.exitCode = await runForExit('server/src/features/facts/verdicts/export/verdictTablesCommand.ts', []);
