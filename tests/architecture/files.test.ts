import { sourceFiles, type SourceFile } from './sourceFiles';

/** `name@version` of every dependency without an exact version. */
function inexactDependencies({ path, text }: SourceFile): string[] {
  const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(text);
  return ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']
    .flatMap((kind) => Object.entries(manifest[kind] ?? {}))
    .filter(([, version]) => !/^(npm:[@\w/.-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${path}: ${name}@${version}`);
}

describe('dependencies', () => {
  it('have exact versions', () => {
    expect(sourceFiles(/(^|\/)package\.json$/).flatMap(inexactDependencies)).toEqual([]);
  });

  it('are reported if they have a range', () => {
    const text = JSON.stringify({ dependencies: { a: '^1.0.0', b: '*', c: '1.0.0', d: 'npm:c@7.0.2' } });
    expect(inexactDependencies({ path: 'package.json', text })).toHaveLength(2);
  });
});
