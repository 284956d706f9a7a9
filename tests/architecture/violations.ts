import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../../build/paths.mjs';

const cruiser = inRoot('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const rules = ['--config', inRoot('.dependency-cruiser.cjs'), '--output-type', 'json'];

/** An import that breaks a rule of `.dependency-cruiser.cjs`. */
interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

/** What breaks a rule in these folders. */
export async function violationsIn(root: string, folders: readonly string[]): Promise<Violation[]> {
  const command = [cruiser, ...rules, ...folders];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: root,
    maxBuffer: 256 * 1024 * 1024,
  }).catch((error: { stdout: string }) => error); // it fails when there is anything to say
  const { summary }: { summary: { violations: Violation[] } } = JSON.parse(stdout);
  return summary.violations;
}

/**
 * The rule violations in a tree with only these files, by path.
 * @param packages workspaces that are installed there under `@tayyib/`
 */
export async function violationsAmong(
  files: Readonly<Record<string, string>>,
  packages: readonly string[] = [],
): Promise<Violation[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'imports-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  mkdirSync(path.join(root, 'node_modules/@tayyib'), { recursive: true });
  for (const name of packages) symlinkSync(`../../${name}`, path.join(root, 'node_modules/@tayyib', name));
  symlinkSync(inRoot('node_modules/msw'), path.join(root, 'node_modules/msw'));
  const folders = new Set(Object.keys(files).map((file) => file.split('/')[0] ?? ''));
  const found = await violationsIn(root, [...folders]);
  rmSync(root, { recursive: true });
  return found;
}
