import { typeScriptFiles, type SourceFile } from './sourceFiles';
import { textsOf } from './syntax';

/** Names of products that are names of ours too. */
const allowed = new Set(['TradingView']);

/** Without the gate, whose sentences are for the authors of a module. */
const isProduct = ({ path }: SourceFile) =>
  /^(?:shell|shared|server|mfe-[^/]+)\/src\//.test(path) &&
  !/\.(?:test|testing)\.|\/(?:testing|traps|gate)\//.test(path);

/** Not part of an address, a path or a placeholder. */
const withInnerCapital = /(?<![\w./<-])[A-Za-z]*[a-z][A-Z][A-Za-z]*\b/g;
const declaration =
  /(?:\b(?:const|let|function|class|interface|type)\s+|^\s*(?:readonly\s+)?)(?<name>\w*[a-z][A-Z]\w*)(?=\??[:(]|\s*[=<{])/gm;

/** The names with an inner capital that a file declares. Regular expressions: parsing every file again would take seconds. */
const declaredNamesOf = ({ text }: SourceFile): string[] =>
  [...text.matchAll(declaration)].map(({ groups }) => groups?.['name'] ?? '');

/** The words of a file's texts that are names of the code. */
const namesInTextsOf = (file: SourceFile, names: ReadonlySet<string>): string[] =>
  textsOf(file).flatMap((text) =>
    (text.match(withInnerCapital) ?? [])
      .filter((word) => names.has(word) && !allowed.has(word))
      .map((word) => `${file.path} says ${word}: “${text.replaceAll(/\s+/g, ' ').trim().slice(0, 120)}”`),
  );

describe('names of the code', () => {
  it('are in no text for users', () => {
    const files = typeScriptFiles().filter(isProduct);
    const names = new Set(files.flatMap(declaredNamesOf));
    expect(files.flatMap((file) => namesInTextsOf(file, names))).toEqual([]);
  });

  it.each([
    ['a template', 'const cause = `LimitComparison by ${name}: ${reason}`;'],
    ['the end of a template', 'const cause = `${name} is under LimitComparison`;'],
    ['a string', "const title = 'LimitComparison by an advisor';"],
    ['JSX', 'const title = <p>LimitComparison</p>;'],
    ['an attribute', 'const field = <input aria-label="The LimitComparison" />;'],
    ['an error for users', "throw new ProblemError(400, 'code', 'No LimitComparison is open.');"],
  ])('are reported in %s', (_what, text) => {
    expect(namesInTextsOf({ path: 'shell/src/a.tsx', text }, new Set(['LimitComparison']))).toHaveLength(1);
  });

  it.each([
    ['statements', 'pool.query(`select at as "decidedOn" from verdicts where isin = $1`);'],
    ['errors for developers', "throw new Error('decidedOn is outside the provider.');"],
    ['single words', "const key = 'decidedOn';"],
    ['words that no code declares', "const title = 'Files of TradingView';"],
  ])('may occur in %s', (_what, text) => {
    expect(namesInTextsOf({ path: 'server/src/a.ts', text }, new Set(['decidedOn']))).toEqual([]);
  });
});
