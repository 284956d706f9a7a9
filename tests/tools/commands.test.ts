import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { inRoot, root } from '../../build/paths.mjs';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync(inRoot('package.json'), 'utf8'),
);

/** Runs a script of the root package.json, without npm. */
const runScript = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [...(scripts[script] ?? '').split(' ').slice(1), ...args], {
    cwd: root,
    encoding: 'utf8',
  });

it.each(['screen', 'verdicts', 'verify-receipt', 'import'])(
  'exits with 2 and prints the usage when %s gets an unknown option',
  (script) => {
    const { status, stderr, stdout } = runScript(script, '--bogus');
    expect(stderr).toMatch(/--bogus/);
    expect(stderr).toMatch(new RegExp(`Usage: npm run (-s )?${script} `));
    expect([status, stdout]).toEqual([2, '']);
  },
);
