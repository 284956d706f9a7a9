import { typeScriptFiles } from './sourceFiles';
import { packedLiteralsOf } from './syntax';

/** Cheap to look for before a file is parsed. */
const mention = /\{\.\.\.\{|[\]}][^=\n]*=\s*[[{]/;

it('no literal is taken apart where it is written', () => {
  const found = typeScriptFiles()
    .filter(({ text }) => mention.test(text))
    .flatMap((file) => packedLiteralsOf(file).map((text) => `${file.path}: ${text}`));
  expect(found).toEqual([]);
});

it.each([
  'const page = <Post {...{ post, now }} isOwn />;',
  'const [low, high] = [Math.min(a, b), Math.max(a, b)];',
  "let [at, text]: [number, string] = [0, ''];",
  'const { open, close } = { open: price, close: price };',
])('a packed literal is reported in %s', (text) => {
  expect(mention.test(text)).toBe(true);
  expect(packedLiteralsOf({ path: 'shell/src/App.tsx', text })).toHaveLength(1);
});

it.each([
  'const page = <Post {...props} {...(isOwn && { isOwn })} />;',
  'const [first] = [...levels].sort();',
  'const [newest, ...others] = [...entries];',
  'const { pool, waitMs } = { ...defaultLimits, ...limits };',
  '[low, high] = [high, low];',
])('no packed literal is reported in %s', (text) => {
  expect(packedLiteralsOf({ path: 'shell/src/App.tsx', text })).toEqual([]);
});
