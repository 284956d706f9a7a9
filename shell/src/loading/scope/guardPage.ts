import type { ModuleVersion } from '@tayyib/shared/contracts';
import { ownsStorageKey } from '@tayyib/shared/module-scope';
import { ScopeError } from '@tayyib/shared/sdk/errors';
import { scriptsIn } from '../faults/scriptsIn';
import type { ModuleLoader } from '../ModuleLoader';

/** What the shell and all modules use, and no module may replace. Read when a page starts: the server renders pages with this file, too. */
const pageFunctions = (): readonly (readonly [of: object, names: readonly string[]])[] => [
  [window, ['fetch', 'XMLHttpRequest', 'WebSocket']],
  [history, ['pushState', 'replaceState']],
  [console, ['error', 'warn', 'log', 'info', 'debug']],
];

type Callable = (...given: never[]) => unknown;

/**
 * Refuses what a script of a module would do to the page around it: replacing a function that all scripts use, and writing what another
 * module or the page stored in this browser. It throws and is reported. Who calls is read from the stack, where the browser tells it without
 * the frames of this file (`Error.captureStackTrace`); elsewhere nothing is refused.
 * @returns the function that ends it
 */
export function guardPage(loader: ModuleLoader): () => void {
  const refuse = (version: ModuleVersion, attempt: string): never => {
    const { id } = version.descriptor;
    // while it starts, the loader reports it; later the module may catch what is thrown here
    if (loader.runningVersion(id)?.version === version.version) loader.faults.threw(version, 'scope');
    throw new ScopeError(id, attempt);
  };
  const callerOf = (called: Callable) => loader.versionOfScripts(callersOf(called).slice(0, 1));
  const ends = [
    ...pageFunctions().flatMap(([of, names]) =>
      names
        .filter((name) => name in of)
        .map((name) =>
          guardProperty(of, name, (set) => {
            const version = callerOf(set);
            if (version) refuse(version, `may not replace "${name}" of the page.`);
          }),
        ),
    ),
    ...(['setItem', 'removeItem', 'clear'] as const).map((name) =>
      guardMethod(Storage.prototype, name, (called, [key]) => {
        const version = callerOf(called);
        if (!version) return;
        if (name === 'clear') refuse(version, 'may not empty the storage of the browser.');
        if (!ownsStorageKey(version.descriptor, String(key)))
          refuse(version, `may not write "${String(key)}" in the storage of the browser.`);
      }),
    ),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** Calls `check` before the property gets another value. */
function guardProperty(of: object, name: string, check: (set: Callable) => void): () => void {
  const before = Object.getOwnPropertyDescriptor(of, name);
  const first: unknown = Reflect.get(of, name);
  let value = first;
  const set = (next: unknown) => {
    check(set);
    value = next;
  };
  Object.defineProperty(of, name, { configurable: true, enumerable: true, get: () => value, set });
  return () => {
    if (before) Object.defineProperty(of, name, before);
    else Reflect.deleteProperty(of, name);
    if (value !== first) Reflect.set(of, name, value);
  };
}

/** Calls `check` before the method runs. */
function guardMethod<Name extends string>(
  of: Record<Name, Callable>,
  name: Name,
  check: (called: Callable, given: readonly unknown[]) => void,
): () => void {
  const before = of[name];
  const guarded = function guarded(this: unknown, ...given: unknown[]): unknown {
    check(guarded, given);
    return Reflect.apply(before, this, given);
  };
  Reflect.set(of, name, guarded);
  return () => {
    Reflect.set(of, name, before);
  };
}

/** The scripts that led to a call, innermost first. */
function callersOf(called: Callable): string[] {
  const capture: unknown = Reflect.get(Error, 'captureStackTrace');
  if (typeof capture !== 'function') return [];
  const here: { stack?: string } = {};
  Reflect.apply(capture, Error, [here, called]);
  return scriptsIn(here);
}
