import { breaksOfItself, breaksWithSdk } from '../../scripts/contract/contractBreaks';
import { readModuleFacts } from '../../scripts/contract/moduleFacts';
import { readSurface } from '../../scripts/contract/readSurface';
import { readSdk } from '../../scripts/contract/sdkFiles';
import type { Surface } from '../../scripts/contract/Surface';
import { moduleFolders } from '../../build/buildTargets.mjs';
import { sdkVersion } from '../../shared/src/policy/sdkVersion';

let surface: Surface;
beforeAll(async () => {
  surface = await readSurface();
});

it('is up to date in sdk/ (`npm run sdk`)', () => {
  expect(readSdk(sdkVersion)).toEqual(JSON.parse(JSON.stringify(surface)));
});

it.each(moduleFolders())('is met by %s', (folder) => {
  const facts = readModuleFacts(folder);
  const breaks = [...breaksOfItself(facts), ...breaksWithSdk(facts, { named: surface, current: surface })];
  expect(breaks).toEqual([]);
});
