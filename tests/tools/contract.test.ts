import { readFileSync } from 'node:fs';
import { descriptorProblems, factProblems } from '../../shared/src/gate';
import { breaksWithSdk, unreadQueries } from '../../scripts/contract/contractBreaks';
import { readModule, readSources, sourceModule } from '../../scripts/contract/moduleFacts';
import { withRequests } from '../../scripts/contract/moduleRequests';
import { readSurface } from '../../scripts/contract/readSurface';
import { readSdk } from '../../scripts/contract/sdkFiles';
import type { Surface } from '../../scripts/contract/Surface';
import { NAMES_FILE, packageBreaks, surfaceNames } from '../../scripts/contract/surfaceNames';
import { inRoot } from '../../build/paths.mjs';
import { moduleFolders } from '../../build/buildTargets.mjs';
import { slotHosts } from '../../shared/src/gate/slotHosts';
import { typeScriptFiles } from '../architecture/sourceFiles';
import { sdkVersion } from '../../shared/src/policy/sdkVersion';

let surface: Surface;
beforeAll(async () => {
  surface = await readSurface();
});

it('the contract of modules is up to date in sdk/ (`npm run sdk`)', () => {
  expect(readSdk(sdkVersion)).toEqual(JSON.parse(JSON.stringify(surface)));
});

it('the contract of modules is up to date in the gate of the server (`npm run sdk`)', () => {
  expect(JSON.parse(readFileSync(inRoot(NAMES_FILE), 'utf8'))).toEqual(surfaceNames());
});

it('the contract of modules is broken when the shell drops a package, or raises its major version', () => {
  expect(packageBreaks()).toEqual([]);
  const before = { react: '19', 'react-dom': '19', 'react-redux': '9' };
  expect(packageBreaks(before, { react: '20', 'react-dom': '19' })).toEqual([
    'the shell provided react 19 and provides 20',
    'the shell no longer provides react-redux',
  ]);
});

it('the contract of modules says who renders each slot', () => {
  const rendered = new Map<string, Set<string>>();
  for (const { path, text } of typeScriptFiles()) {
    const [host = ''] = /^(shell|mfe-[^/]+)\/src\//.exec(path) ?? [];
    if (!host || /\.test\./.test(path)) continue;
    for (const [, slot = ''] of text.matchAll(/<(?:Slot|SlotPart)\b[^>]*?\bname="([\w.]+)"/gs))
      rendered.set(slot, new Set([...(rendered.get(slot) ?? []), host.replace(/^mfe-|\/src\/$/g, '')]));
  }
  for (const [slot, host] of Object.entries(slotHosts))
    expect({ slot, by: [...(rendered.get(slot) ?? [])] }).toEqual({ slot, by: [host] });
});

const modules = moduleFolders().map((folder) => [folder, readModule(folder)] as const);

it.each(modules)('the contract of modules is met by %s', async (folder, module) => {
  const { descriptor, facts } = await withRequests(module, folder);
  const neighbours = modules.filter(([other]) => other !== folder).map(([, other]) => other);
  const others = neighbours.map((other) => other.descriptor);
  const problems = [
    ...descriptorProblems(descriptor, others),
    ...factProblems(descriptor, facts, others),
    ...breaksWithSdk(module, { named: surface, current: surface }),
    ...unreadQueries(module, neighbours),
  ];
  expect(problems).toEqual([]);
});

it('the contract of modules is broken when a page reads another name of its query than others write', () => {
  const screener = readModule('mfe-screener');
  const sources = new Map(
    [...readSources('mfe-screener')].map(([file, text]) => [
      file,
      file === 'src/pages/StockPage.tsx' ? text.replace("get('isin')", "get('id')") : text,
    ]),
  );
  const others = modules.filter(([folder]) => folder !== 'mfe-screener').map(([, module]) => module);
  const problems = unreadQueries(sourceModule(screener.descriptor, sources), others);
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: 'mfe-watchlist',
      message: 'it opens /stock?isin=, and StockPage does not read isin',
    }),
  );
});
