import { spawnSync } from 'node:child_process';
import { root } from '../../scripts/lib/paths.mjs';

const runScript = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], { cwd: root, encoding: 'utf8' });

it.each(['screen', 'verdicts', 'verify-receipt', 'import'])(
  'exits with 2 and prints the usage when %s gets an unknown option',
  (script) => {
    const { status, stderr, stdout } = runScript(script, '--bogus');
    expect(stderr).toMatch(/--bogus/);
    expect(stderr).toMatch(new RegExp(`Usage: npm run (-s )?${script} `));
    expect([status, stdout]).toEqual([2, '']);
  },
);
