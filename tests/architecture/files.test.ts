import { sourceFiles, type SourceFile } from './sourceFiles';

const LONGEST_FILE_LINES = 300;
const CODE = /\.(tsx?|mjs|cjs|css|sh)$/;

const isWrittenByHand = ({ text }: SourceFile) => !text.startsWith('// @generated');

const tooLong = ({ path, text }: SourceFile) => {
  const lines = text.split('\n').length;
  return lines > LONGEST_FILE_LINES ? [`${path} has ${lines} lines`] : [];
};

/** `name@version` of every dependency that does not name one exact version. */
function inexactDependencies({ path, text }: SourceFile): string[] {
  const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(text);
  return ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([, version]) => !/^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${path}: ${name}@${version}`);
}

describe('source files', () => {
  it('are short enough to read', () => {
    expect(sourceFiles(CODE).filter(isWrittenByHand).flatMap(tooLong)).toEqual([]);
  });

  it('are caught when they are not', () => {
    expect(tooLong({ path: 'a.ts', text: '\n'.repeat(LONGEST_FILE_LINES) })).toHaveLength(1);
  });
});

describe('dependencies', () => {
  it('name one exact version each', () => {
    expect(sourceFiles(/(^|\/)package\.json$/).flatMap(inexactDependencies)).toEqual([]);
  });

  it('are caught when they name a range', () => {
    const text = JSON.stringify({ dependencies: { a: '^1.0.0', b: '*', c: '1.0.0', d: 'npm:c@7.0.2' } });
    expect(inexactDependencies({ path: 'package.json', text })).toHaveLength(2);
  });
});
