import type { ModuleDescriptor, ModuleRelease } from '@tayyib/shared/contracts';
import { full } from 'acorn-walk';
import { breaksWithBefore } from './breaksWithBefore';
import { descriptorProblems, type OtherModules } from './descriptorProblems';
import { factProblems } from './factProblems';
import { violation, type GateProblem } from './GateProblem';
import { chunkHashesOf, integrityProblems } from './integrityProblems';
import { leftoverProblems } from './leftovers';
import { libraryProblems } from './libraryProblems';
import { sharedProblems } from './sharedProblems';
import { bundleOf, parseScript, type Script } from './script/Bundle';
import { readFacts } from './script/readFacts';
import { definedVariables, styleProblems, variablesIn } from './style/styleProblems';
import { styleTexts } from './style/styleTexts';
import { latestSurface, namedSurface } from './surfaces';
import { weightProblems } from './weightProblems';

/** One file of a release. */
export interface ArtifactFile {
  name: string;
  /** Of scripts and style sheets; other files are only weighed. */
  text?: string;
  gzipBytes: number;
}

/** What a release is checked against. */
export interface GateContext {
  /** The descriptors of the other modules, also of those that are off. */
  others: OtherModules;
  /** The descriptor of the version before of the same module, also while it is off; null for a new module. */
  before: ModuleDescriptor | null;
}

/** Every reason why a release should not be offered to users, whoever built it and wherever. */
export function artifactProblems(
  release: ModuleRelease,
  files: readonly ArtifactFile[],
  context: GateContext,
): GateProblem[] {
  return [...releaseProblems(release, context), ...codeProblems(release, files, context.others)];
}

/** What can be said of a release before its files are read. */
function releaseProblems({ descriptor }: ModuleRelease, { others, before }: GateContext): GateProblem[] {
  return [...descriptorProblems(descriptor, others), ...(before ? breaksWithBefore(descriptor, before) : [])];
}

function codeProblems(
  release: ModuleRelease,
  files: readonly ArtifactFile[],
  others: OtherModules,
): GateProblem[] {
  const { descriptor, entry, integrity } = release;
  const problems: GateProblem[] = [];
  const scripts: Script[] = [];
  const ofKind = (ending: string) =>
    files.flatMap(({ name, text }) => (text !== undefined && name.endsWith(ending) ? [{ name, text }] : []));
  for (const { name, text } of ofKind('.js')) {
    problems.push(...libraryProblems(name, text), ...leftoverProblems(name, text));
    try {
      scripts.push(parseScript(name, text));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      problems.push(violation(name, `it cannot be read as JavaScript: ${why}`));
    }
  }
  const entryScript = scripts.find(({ name }) => name === entry);
  if (!entryScript) return problems;
  const bundle = bundleOf(scripts, entry);
  if (!bundle.exposed || !bundle.modules.has(bundle.exposed.id)) {
    const message =
      'it does not expose ./module as a build with Module Federation does. Build it with the webpack configuration of the SDK.';
    return [...problems, violation(entry, message)];
  }
  const facts = readFacts(bundle);
  const hashes = chunkHashesOf(entryScript);
  const fileOf = new Map(Object.entries(integrity).map(([name, hash]) => [hash, name]));
  const texts = scripts.map((script) => ({ name: script.name, texts: textsIn(script) }));
  const css = ofKind('.css');
  const variables = new Set([
    ...(namedSurface(descriptor.sdk)?.variables ?? []),
    ...css.flatMap(({ text }) => definedVariables(text)),
    ...texts.flatMap((script) => script.texts).flatMap((text) => (/^--[\w-]+$/.test(text) ? [text] : [])),
  ]);
  const rules = { id: descriptor.id, variables, ids: new Set(texts.flatMap((script) => script.texts)) };
  return [
    ...problems,
    ...integrityProblems(release, hashes),
    ...sharedProblems(descriptor, entry, bundle),
    ...factProblems(descriptor, facts, others),
    ...css.flatMap(({ name, text }) => styleProblems(name, text, rules)),
    ...texts.flatMap((script) => [
      ...styleTexts(script.texts).flatMap((text) => styleProblems(script.name, text, rules)),
      ...unknownVariables(script.name, script.texts, variables),
    ]),
    ...weightProblems(descriptor, {
      entry,
      gzipBytes: new Map(files.map(({ name, gzipBytes }) => [name, gzipBytes])),
      filesOfChunk: (chunk) => (hashes.byChunk.get(chunk) ?? []).flatMap((hash) => fileOf.get(hash) ?? []),
      exposedChunks: bundle.exposed.chunks,
      parts: facts.parts,
    }),
  ];
}

/** Every text that a script states. */
function textsIn({ program }: Script): string[] {
  const texts: string[] = [];
  full(program, (node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
    // what stands between the texts of a template is some value
    if (node.type === 'TemplateLiteral')
      texts.push(node.quasis.map(({ value }) => value.cooked ?? '').join('${}'));
  });
  return texts;
}

/**
 * Variables that a script uses in styles of its elements: `color: 'var(--x)'`. Libraries have variables of their own, so only names
 * that begin like those of the theme count.
 */
function unknownVariables(file: string, texts: readonly string[], known: ReadonlySet<string>): GateProblem[] {
  const used = texts.filter((text) => /^[^{]*\bvar\(--[\w-]+\)/.test(text)).flatMap(variablesIn);
  const families = new Set([...latestSurface().variables].map(familyOf));
  return [...new Set(used)]
    .filter((name) => !known.has(name) && families.has(familyOf(name)))
    .map((name) =>
      violation(
        file,
        `var(${name}) is no variable of the theme, nor of the module. Use one of the theme, define it, or give it a fallback.`,
      ),
    );
}

/** `--color-text` -> `--color` */
const familyOf = (variable: string) => /^--[a-z]+/.exec(variable)?.[0] ?? variable;
