import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { officialData } from './officialData';

/** A project, with or without folders beside it. */
function projectBeside(...folders: string[]): string {
  const home = mkdtempSync(path.join(tmpdir(), 'beside-'));
  for (const folder of ['project', ...folders]) mkdirSync(path.join(home, folder), { recursive: true });
  return path.join(home, 'project');
}

describe('the folder of official files', () => {
  it('is shared/data beside the project, or TAYYIB_DATA', () => {
    const root = projectBeside('shared/data', 'elsewhere');
    const [beside, elsewhere] = ['../shared/data', '../elsewhere'].map((one) => path.resolve(root, one));
    expect(officialData({}, root)).toEqual({ folder: beside, skipped: null });
    expect(officialData({ TAYYIB_DATA: elsewhere }, root)).toEqual({ folder: elsewhere, skipped: null });
  });

  it.each([
    ['on a developer’s machine', {}, ['shared']],
    ['in CI on a clean checkout', { CI: 'true' }, []],
  ])('is missing with a reason %s', (_where, env, folders) => {
    const { folder, skipped } = officialData(env, projectBeside(...folders));
    expect(folder).toBeNull();
    expect(skipped).toMatch(/^skipped: there are no official files at .*shared\/data$/);
  });

  it.each([
    ['a folder shared is beside the project', { CI: 'true' }, ['shared']],
    ['TAYYIB_DATA names it', { CI: 'true', TAYYIB_DATA: '/nowhere/at/all' }, []],
  ])('fails CI where it is missing and %s', (_where, env, folders) => {
    expect(() => officialData(env, projectBeside(...folders))).toThrow('belong at');
  });
});
