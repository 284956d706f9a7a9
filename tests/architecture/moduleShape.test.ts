import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { descriptorSchema, SCHEMA_FILE } from '../../scripts/contract/descriptorSchema';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { readDescriptor } from '../../webpack/readDescriptor';

const EVERY_MODULE_HAS = ['README.md', 'webpack.config.ts', 'module.json', 'src/module.tsx', 'dev/main.tsx'];
const folders = readdirSync(inRoot()).filter((name) => name.startsWith('mfe-'));

const missingFrom = (folder: string) =>
  EVERY_MODULE_HAS.filter((file) => !existsSync(join(folder, file))).map((file) => `${folder}/${file}`);

/** The values that stand more than once in the list. */
const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

describe('a module', () => {
  it.each(folders)('%s has the shape all modules have', (folder) => {
    expect(missingFrom(inRoot(folder))).toEqual([]);
  });

  it.each(folders)('%s describes itself in module.json, and exports what it promises there', (folder) => {
    const { routes, slots } = readDescriptor(inRoot(folder));
    const code = readFileSync(inRoot(folder, 'src', 'module.tsx'), 'utf8');
    const promised = [...routes.map(({ page }) => page), ...slots.map(({ component }) => component)];
    expect(promised.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  });

  it('is missed when a file of it is', () => {
    expect(missingFrom(inRoot('shared'))).toContain(`${inRoot('shared')}/module.json`);
  });

  it('is refused when module.json is wrong, with the field that is', () => {
    const folder = mkdtempSync(join(tmpdir(), 'mfe-'));
    writeFileSync(join(folder, 'module.json'), JSON.stringify({ id: 'Not An Id', title: 'x' }));
    expect(() => readDescriptor(folder)).toThrow(/\bid: .*\n[^]*\broutes: /);
    rmSync(folder, { recursive: true });
  });
});

describe('the schema of module.json', () => {
  it('is what the contract says; `npm run sdk` writes it', () => {
    const written: unknown = JSON.parse(readFileSync(inRoot(SCHEMA_FILE), 'utf8'));
    expect(written).toEqual(JSON.parse(JSON.stringify(descriptorSchema())));
  });

  it.each([...folders, 'scripts/newModule/template'])('is named by %s, for editors', (folder) => {
    const { $schema }: { $schema?: string } = JSON.parse(readFileSync(inRoot(folder, 'module.json'), 'utf8'));
    expect($schema).toBe(`../${SCHEMA_FILE}`); // the template's is that of the module it becomes
  });

  it.each(folders)('stays in the folder of %s: no release carries it', (folder) => {
    expect(readDescriptor(inRoot(folder))).not.toHaveProperty('$schema');
  });
});

describe('all modules together', () => {
  const descriptors = folders.map((folder) => readDescriptor(inRoot(folder)));

  it.each([
    ['addresses', descriptors.flatMap(({ routes }) => routes.map(({ path }) => path))],
    ['slices', descriptors.flatMap(({ owns }) => owns.slices)],
    ['endpoints', descriptors.map(({ owns }) => owns.endpoints)],
    ['cache tags', descriptors.flatMap(({ owns }) => owns.tags)],
  ])('own their %s once', (_what, names) => {
    expect(repeated(names)).toEqual([]);
  });

  it('are caught when two own the same', () => {
    expect(repeated(['/stock', '/zakat', '/stock'])).toEqual(['/stock']);
  });
});
