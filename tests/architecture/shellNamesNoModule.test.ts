import { moduleFolders } from '../../build/buildTargets.mjs';
import { inRoot } from '../../build/paths.mjs';
import { readDescriptor } from '../../build/readDescriptor';
import { sourceFiles, type SourceFile } from './sourceFiles';
import { stringsOf } from './syntax';

const descriptors = moduleFolders().map((folder) => readDescriptor(inRoot(folder)));
const ids = new Set(descriptors.map(({ id }) => id));
const paths = descriptors.flatMap(({ routes }) => routes.map(({ path }) => path));

/** The strings in a file of the shell that identify a module. */
function namesOfModules(file: SourceFile): string[] {
  const isName = (text: string) =>
    ids.has(text) ||
    /mfe[-_][a-z]/.test(text) ||
    paths.some((path) => text === path || text.startsWith(`${path}/`) || text.startsWith(`${path}?`));
  // `formatCountOf` gets words for people, and `access` a level of access: "staff" is one, and a module too
  return stringsOf(file, { functions: ['formatCountOf'], properties: ['access'] })
    .filter(isName)
    .map((text) => `${file.path} has "${text}"`);
}

describe('the shell', () => {
  it('names no module', () => {
    const files = sourceFiles(/^shell\/src\/(?!.*\.test\.).*\.tsx?$/);
    expect(files.flatMap(namesOfModules)).toEqual([]);
  });

  it.each([
    ["const id = 'screener';"],
    ["const isOurs = id === 'staff';"],
    ['const link = <Link to="/stock_screener">Screener</Link>;'],
    ['const link = `/stock?isin=${isin}`;'],
    ["loadRemote('mfe_screener/module');"],
  ])('is reported if it has %s', (text) => {
    expect(namesOfModules({ path: 'shell/src/App.tsx', text })).toHaveLength(1);
  });

  it('may build names from the registry', () => {
    const text =
      'const name = `mfe_${descriptor.id}`; const area = "sidebar.tools"; const text = <p>screener</p>; formatCountOf(2, "screener"); const page = { access: "staff" }; const gate = <Gate access="staff" />;';
    expect(namesOfModules({ path: 'shell/src/App.tsx', text })).toEqual([]);
  });
});
