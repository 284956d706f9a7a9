import { buildStale, buildStaleServer } from './lib/buildStale.mjs';
import { ensureInstalled } from './lib/install.mjs';

// npm run build            the server, the shell and all modules, as far as they changed
// npm run build -w server  the server, into server/dist
await ensureInstalled();
const isBuilt = await (process.argv[2] === 'server' ? buildStaleServer() : buildStale());
process.exitCode = isBuilt ? 0 : 1;
