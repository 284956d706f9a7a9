import { ensureInstalled } from './lib/install.mjs';
import { runForExit } from './lib/run.mjs';

// npm run -s screen -- "Debt to assets < 25" --json: asks the market in words, from the store the server uses
await ensureInstalled();
process.exitCode = await runForExit(
  'server/src/features/market/screens/screenCommand.ts',
  process.argv.slice(2),
);
