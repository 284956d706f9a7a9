import { ensureInstalled } from './lib/install.mjs';
import { runForExit } from './lib/run.mjs';

// npm run verify-receipt -- <receipt.json>: recomputes a verdict from its receipt
await ensureInstalled();
const command = 'server/src/features/facts/verdicts/receipts/verifyReceipt.ts';
process.exitCode = await runForExit(command, process.argv.slice(2));
