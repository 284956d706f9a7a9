import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../build/paths.mjs';
import { createRemoteConfig } from '../../webpack/remoteConfig';
import { descriptorSchema, readDescriptor, SCHEMA_FILE } from '../../build/readDescriptor';

const REQUIRED_FILES = [
  'README.md',
  'webpack.config.ts',
  'module.json',
  'src/module.tsx',
  'src/module.test.tsx',
  'dev/main.tsx',
];
const folders = readdirSync(inRoot()).filter((name) => name.startsWith('mfe-'));

const missingFrom = (folder: string) =>
  REQUIRED_FILES.filter((file) => !existsSync(join(folder, file))).map((file) => `${folder}/${file}`);

/** The values that are more than once in the list. */
const duplicates = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('a module', () => {
  it.each(folders)('%s has the required files', (folder) => {
    expect(missingFrom(inRoot(folder))).toEqual([]);
  });

  it.each(folders)('%s has a valid module.json, and exports what it names', (folder) => {
    const { routes, slots, commands = [] } = readDescriptor(inRoot(folder));
    const code = readFileSync(inRoot(folder, 'src', 'module.tsx'), 'utf8');
    const named = [
      ...routes.map(({ page }) => page),
      ...slots.map(({ component }) => component),
      ...commands.map(({ command }) => command),
    ];
    expect(named.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  });

  it.each(folders)('%s gives up on its files no later than the shell gives up on it', (folder) => {
    const { id, timeoutMs } = readDescriptor(inRoot(folder));
    const { output } = createRemoteConfig(id)({}, { mode: 'development' });
    expect(output?.chunkLoadTimeout).toBeLessThanOrEqual(timeoutMs);
  });

  it('is reported if a file is missing', () => {
    expect(missingFrom(inRoot('shared'))).toContain(`${inRoot('shared')}/module.json`);
  });

  it('is rejected if module.json is invalid, with the names of the fields', () => {
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

  it.each([...folders, 'module-template'])('is named by %s, for editors', (folder) => {
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
    ['commands', descriptors.flatMap(({ commands = [] }) => commands.map(({ command }) => command))],
    ['endpoints', descriptors.map(({ owns }) => owns.endpoints)],
    ['cache tags', descriptors.flatMap(({ owns }) => owns.tags)],
  ])('own their %s once', (_what, names) => {
    expect(duplicates(names)).toEqual([]);
  });

  it('are reported if two own the same', () => {
    expect(duplicates(['/stock', '/zakat', '/stock'])).toEqual(['/stock']);
  });
});
