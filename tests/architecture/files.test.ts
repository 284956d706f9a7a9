import { sourceFiles, type SourceFile } from './sourceFiles';

const MAX_FILE_LINES = 300;
const MAX_FILES_OF_FOLDER = 25;
const CODE = /\.(tsx?|mjs|cjs|css|sh)$/;

const isNotGenerated = ({ text }: SourceFile) => !text.startsWith('// @generated');

const tooLong = ({ path, text }: SourceFile) => {
  const lines = text.split('\n').length;
  return lines > MAX_FILE_LINES ? [`${path} has ${lines} lines`] : [];
};

/** The folders with more files beside each other than a reader can survey. */
function fullFolders(files: readonly Pick<SourceFile, 'path'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) =>
    count > MAX_FILES_OF_FOLDER ? [`${folder} has ${count} files`] : [],
  );
}

/** `name@version` of every dependency without an exact version. */
function inexactDependencies({ path, text }: SourceFile): string[] {
  const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(text);
  return ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([, version]) => !/^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${path}: ${name}@${version}`);
}

describe('source files', () => {
  it('do not exceed the line limit', () => {
    expect(sourceFiles(CODE).filter(isNotGenerated).flatMap(tooLong)).toEqual([]);
  });

  it('are reported if they do', () => {
    expect(tooLong({ path: 'a.ts', text: '\n'.repeat(MAX_FILE_LINES) })).toHaveLength(1);
  });
});

describe('folders', () => {
  it('do not have too many files beside each other', () => {
    expect(fullFolders(sourceFiles(CODE))).toEqual([]);
  });

  it('are reported if they do', () => {
    const files = Array.from({ length: MAX_FILES_OF_FOLDER + 1 }, (_, at) => ({ path: `a/b/${at}.ts` }));
    expect(fullFolders(files)).toEqual(['a/b has 26 files']);
    expect(fullFolders(files.slice(1))).toEqual([]);
  });
});

describe('dependencies', () => {
  it('have exact versions', () => {
    expect(sourceFiles(/(^|\/)package\.json$/).flatMap(inexactDependencies)).toEqual([]);
  });

  it('are reported if they have a range', () => {
    const text = JSON.stringify({ dependencies: { a: '^1.0.0', b: '*', c: '1.0.0', d: 'npm:c@7.0.2' } });
    expect(inexactDependencies({ path: 'package.json', text })).toHaveLength(2);
  });
});
