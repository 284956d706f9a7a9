import { readFileSync } from 'node:fs';
import { breaksWithBefore, descriptorProblems, factProblems, problemText } from '../../shared/src/gate';
import { breaksWithSdk, linksInto } from '../../scripts/contract/contractBreaks';
import { readModule, readSources, sourceModule } from '../../scripts/contract/moduleFacts';
import { readSurface } from '../../scripts/contract/readSurface';
import { surfaceBreaks } from '../../scripts/contract/surfaceBreaks';
import type { Surface } from '../../scripts/contract/Surface';
import { inRoot } from '../../build/paths.mjs';
import { breakingModules, quietModules, template } from './moduleChanges';
import { breakingChanges, quietChanges, type Edit } from './sdkChanges';

/** Four compiler runs over everything that modules can import, on a busy machine. */
const compilerMs = 900_000;

function edited(edits: readonly Edit[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const { file, from, to } of edits) {
    const path = inRoot(file);
    const text = files.get(path) ?? readFileSync(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    files.set(
      path,
      text.replace(from, () => to),
    );
  }
  return files;
}

let now: Surface;
let broken: Surface;
let grown: Surface;
let breaks: Map<string, string[]>;
beforeAll(async () => {
  now = await readSurface();
  broken = await readSurface(edited(breakingChanges.map(([, edit]) => edit)));
  grown = await readSurface(edited(quietChanges.map(([, edit]) => edit)));
  breaks = surfaceBreaks(now, broken);
}, compilerMs);

describe('the SDK', () => {
  it.each(breakingChanges)('is broken when %s', (_what, _edit, exported, sentence) => {
    expect(breaks.get(exported)?.join('; ')).toMatch(sentence);
  });

  it('breaks nowhere else', () => {
    const caused = new Set(breakingChanges.map(([, , exported]) => exported));
    expect([...breaks.keys()].filter((name) => !caused.has(name))).toEqual([]);
  });

  it(`is not broken by: ${quietChanges.map(([what]) => what).join(', ')}`, () => {
    expect([...surfaceBreaks(now, grown)]).toEqual([]);
  });

  it('is reported as broken only to modules that use the broken export', () => {
    const sdk = { named: now, current: broken };
    const user = {
      ...template,
      imports: new Map([['ui.Typography', 'src/a.tsx']]),
      facts: { ...template.facts, slots: new Map([['Card', 'stock.actions']]) },
    };
    const report = breaksWithSdk(user, sdk).map(problemText).join('\n');
    expect(report).toMatch(/ui\.Typography/);
    expect(report).toMatch(/stock\.actions\.stock\.stock is gone/);
    expect(report).not.toMatch(/PageHeading|stock\.panels|listenWhileCached/);
  });
});

describe('a change of a module', () => {
  const neighbour = { ...readModule('mfe-tools'), addresses: new Set(['/sample']) };
  const breaksOf = ({ descriptor, sources }: ReturnType<(typeof breakingModules)[number][1]>) => {
    const module = sourceModule(descriptor, sources);
    return [
      ...descriptorProblems(descriptor, []),
      ...factProblems(descriptor, module.facts, []),
      ...breaksWithSdk(module, { named: now, current: now }),
      ...breaksWithBefore(descriptor, template.descriptor),
      ...linksInto(descriptor, template.descriptor, [neighbour]),
    ].map(problemText);
  };

  it.each(breakingModules)('is reported when %s', (_what, change, sentence) => {
    expect(breaksOf(change()).join('\n')).toMatch(sentence);
  });

  it.each([
    ['is gone', undefined, /the command stock.watch is gone/],
    ['is for fewer', 'pro', /stock.watch was for user and is for pro/],
  ] as const)('is reported when a command %s', (_what, access, sentence) => {
    const before = {
      ...template.descriptor,
      commands: [{ command: 'stock.watch', access: 'user' } as const],
    };
    const commands = access === undefined ? [] : [{ command: 'stock.watch', access } as const];
    expect(
      breaksWithBefore({ ...template.descriptor, commands }, before)
        .map(problemText)
        .join('\n'),
    ).toMatch(sentence);
  });

  it.each(quietModules)('is not reported when %s', (_what, change) => {
    expect(breaksOf(change())).toEqual([]);
  });

  it('is reported to the modules that use a socket event, and to no others', () => {
    const current: Surface = {
      ...now,
      files: Object.fromEntries(
        Object.entries(now.files).map(([name, text]) => [
          name,
          text.replace("'community:posted'", "'community:written'"),
        ]),
      ),
    };
    const reportOf = (folder: string) =>
      breaksWithSdk(readModule(folder), { named: now, current }).map(problemText);
    expect(reportOf('mfe-community').join('\n')).toMatch(
      /src\/api\/listenToPosts.ts: it uses the socket: AppSocket.on\(community:posted\) is gone/,
    );
    expect(reportOf('mfe-calls')).toEqual([]);
  });

  it('reads the sources of the folder', () => {
    expect([...readSources('mfe-tools').keys()]).toContain('src/module.tsx');
  });
});
