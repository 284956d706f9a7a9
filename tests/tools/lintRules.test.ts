import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot } from '../../build/paths.mjs';
import { accepted, violations } from './lintExamples';

interface Report {
  number_of_files: number;
  diagnostics: { code?: string; message: string; filename: string }[];
}

const SETTINGS = [
  '.oxlintrc.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.node.json',
];

/** Lints the examples in a folder of their own, under our settings. */
function lint(examples: readonly { path: string; text: string }[]): Report {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'tayyib-lint-')));
  try {
    for (const file of SETTINGS) cpSync(inRoot(file), join(folder, file));
    symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
    for (const { path, text } of examples) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { stdout } = spawnSync(
      process.execPath,
      [inRoot('node_modules/oxlint/bin/oxlint'), '--format=json'],
      {
        cwd: folder,
        encoding: 'utf8',
      },
    );
    const report: Report = JSON.parse(stdout);
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const examples = [...violations, ...accepted];
let report: Report;
beforeAll(() => {
  report = lint(examples);
});

/** What is said of one file: the rule, or the message of what has no rule. */
const reported = (path: string) =>
  report.diagnostics.filter(({ filename }) => filename === path).map(({ code, message }) => code ?? message);

it('reads every example', () => {
  expect(report.number_of_files).toBe(new Set(examples.map(({ path }) => path)).size);
});

it.each(violations)('reports $rule in $path', ({ rule, path }) => {
  expect([...new Set(reported(path))]).toEqual([expect.stringContaining(rule)]);
});

it.each(accepted)('accepts $what', ({ path }) => {
  expect(reported(path)).toEqual([]);
});
