import { inputFiles } from '../../build/inputHash.mjs';

/** The programs of the server, by their name in `server/dist`. */
export const programs = {
  main: 'main.ts',
  backup: 'database/backup/backupCommand.ts',
  restore: 'database/backup/restoreCommand.ts',
  import: 'features/facts/ingest/importCommand.ts',
  screen: 'features/market/screens/screenCommand.ts',
  verdicts: 'features/facts/verdicts/export/verdictsCommand.ts',
  'verdict-tables': 'features/facts/verdicts/export/verdictTablesCommand.ts',
  'verify-receipt': 'features/facts/verdicts/receipts/verifyReceipt.ts',
  'grant-role': 'features/accounts/accountAdmin/grantRoleCommand.ts',
  'reset-second-factor': 'features/accounts/accountAdmin/resetSecondFactorCommand.ts',
  'relay-config': 'features/community/calls/turn/relayConfigCommand.ts',
  'demo-accounts': 'seed/demoAccountsCommand.ts',
};

/** Threads of programs, which find them by their place. */
export const threads = {
  'features/facts/ingest/thread/readerThread': 'features/facts/ingest/thread/readFiles.ts',
  'features/platform/modules/publishing/gate/gateThread':
    'features/platform/modules/publishing/gate/checkReleases.ts',
  'plugins/http/pages/renderThread': 'plugins/http/pages/renderThread.js',
};

/** What tests start besides. */
export const testPrograms = [
  'database/launcher/ownerProcess.testing.ts',
  'jobs/killableWorker.testing.ts',
  'testing/identityProvider/main.ts',
  'testing/killed/killableBackfill.ts',
  'testing/killed/killableServer.ts',
  'testing/measuredImporter.ts',
];

/** Files of `server/src` that programs read while they run; they have the same place in a build. */
const RUNTIME_FILES = [
  /^database\/migrations\/(.*\.sql|meta\/_journal\.json)$/,
  /^features\/accounts\/identity\/password\/commonPasswords\.bin$/,
  /^features\/community\/articles\/shipped\/.*\.markdown$/,
  /^seed\/packed\/tables\//,
  /^seed\/sample\//,
];

/** The paths of those files below `server/src`. */
export const runtimeFiles = () =>
  inputFiles('server/src')
    .map((file) => file.slice('server/src/'.length))
    .filter((file) => RUNTIME_FILES.some((pattern) => pattern.test(file)));
