import { ensureInstalled } from './lib/install.mjs';
import { runForExit } from './lib/run.mjs';

// npm run -s screen -- "Debt to assets < 25" --json: runs a screen query on the server's database
await ensureInstalled();
process.exitCode = await runForExit(
  'server/src/features/market/screens/screenCommand.ts',
  process.argv.slice(2),
);
