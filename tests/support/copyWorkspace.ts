import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { inRoot, root } from '../../build/paths.mjs';
import { linkPackages } from '../../scripts/lib/linkPackages.mjs';

/** A copy of our sources in a temporary folder, with links to the installed packages. */
export interface WorkspaceCopy {
  folder: string;
  /** Runs node in it. Never rejects: the output has the error. */
  node: (args: string[], env?: Record<string, string>) => Promise<{ isOk: boolean; output: string }>;
  /** Never throws: it is called where another error may be on its way. */
  remove: () => void;
}

const NOT_COPIED = new Set(['node_modules', 'dist', '.cache', 'coverage']);

/** Settings of tools, the only hidden files that are copied. */
const TOOL_SETTINGS = /^\.(ox|dependency-cruiser)/;

/** Copies our sources, so that a test may change them. */
export function copyWorkspace(): WorkspaceCopy {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tayyib-copy-')));
  for (const name of readdirSync(root)) {
    if (NOT_COPIED.has(name) || (name.startsWith('.') && !TOOL_SETTINGS.test(name))) continue;
    cpSync(inRoot(name), join(folder, name), {
      recursive: true,
      filter: (path) => !NOT_COPIED.has(basename(path)),
    });
  }
  linkPackages(folder);
  return {
    folder,
    node: (args, env) => runNode(folder, args, env),
    remove: () => removeFolder(folder),
  };
}

/** What was started in it may write its last files meanwhile. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  } catch (error) {
    console.warn(`${folder} could not be removed:`, error);
  }
}

function runNode(folder: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<{ isOk: boolean; output: string }>((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const onData = (data: Buffer) => {
      output += data.toString();
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.on('close', (code) => resolve({ isOk: code === 0, output }));
  });
}
