import { ensureInstalled } from './lib/install.mjs';
import { runForExit } from './lib/run.mjs';

// npm run verify-receipt -- <receipt.json>: works a verdict out again from its receipt alone
await ensureInstalled();
const command = 'server/src/features/facts/verdicts/verifyReceipt.ts';
process.exitCode = await runForExit(command, process.argv.slice(2));
