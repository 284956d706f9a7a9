import { basename } from 'node:path';
import { startStandaloneServer } from './standaloneServer';
import { createStandaloneConfig } from './standaloneWorkspaceConfig';

// npm run dev -w mfe-x: serves that module standalone and reloads when its files change. Its package.json names the port
const folder = basename(process.cwd()); // npm runs a workspace's script in its folder
if (!folder.startsWith('mfe-')) throw new Error('Run this in a module: npm run dev -w mfe-screener.');
const port = Number(process.env.PORT ?? process.argv[2] ?? 8100);

await startStandaloneServer(
  createStandaloneConfig(folder.slice('mfe-'.length))({}, { mode: 'development' }),
  port,
);
console.log(`${folder} runs standalone at http://localhost:${port}`);
