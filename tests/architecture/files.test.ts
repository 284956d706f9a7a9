import { sourceFiles, type SourceFile } from './sourceFiles';

const MAX_FILE_LINES = 300;
const CODE = /\.(tsx?|mjs|cjs|css|sh)$/;

const isNotGenerated = ({ text }: SourceFile) => !text.startsWith('// @generated');

const tooLong = ({ path, text }: SourceFile) => {
  const lines = text.split('\n').length;
  return lines > MAX_FILE_LINES ? [`${path} has ${lines} lines`] : [];
};

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

describe('dependencies', () => {
  it('have exact versions', () => {
    expect(sourceFiles(/(^|\/)package\.json$/).flatMap(inexactDependencies)).toEqual([]);
  });

  it('are reported if they have a range', () => {
    const text = JSON.stringify({ dependencies: { a: '^1.0.0', b: '*', c: '1.0.0', d: 'npm:c@7.0.2' } });
    expect(inexactDependencies({ path: 'package.json', text })).toHaveLength(2);
  });
});
