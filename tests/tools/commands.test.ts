import { spawnSync } from 'node:child_process';
import { root } from '../../scripts/lib/paths.mjs';

const called = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [`scripts/${script}.mjs`, ...args], { cwd: root, encoding: 'utf8' });

it.each(['screen', 'verdicts', 'verify-receipt', 'import'])(
  'exits with 2 and says how it is used when %s is given an option there is not',
  (script) => {
    const { status, stderr, stdout } = called(script, '--bogus');
    expect(stderr).toMatch(/--bogus/);
    expect(stderr).toMatch(new RegExp(`Usage: npm run (-s )?${script} `));
    expect([status, stdout]).toEqual([2, '']);
  },
);
