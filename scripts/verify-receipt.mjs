import { ensureInstalled } from './lib/install.mjs';
import { runTypeScript } from './lib/run.mjs';

// npm run verify-receipt -- <receipt.json>: works a verdict out again from its receipt alone
await ensureInstalled();
const command = 'server/src/features/verdicts/verifyReceipt.ts';
const { isOk } = await runTypeScript(command, process.argv.slice(2), { isShown: true });
process.exitCode = isOk ? 0 : 1;
