import type { Compiler } from 'webpack';

/**
 * Fails the shell's build when it does not provide a shared key.
 * webpack provides a package only if something in the build imports it by exactly that name, and says nothing if
 * nothing does; modules would then fail in the browser.
 */
export class EverySharedKeyProvidedPlugin {
  constructor(private readonly keys: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EverySharedKeyProvidedPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('EverySharedKeyProvidedPlugin', (modules) => {
        const provided = [...modules]
          .filter((module) => module.type === 'provide-module')
          .map((module) => /^provide module \([^)]*\) (.+)@[^@]* = /.exec(module.identifier())?.[1] ?? '');
        const missing = this.keys.filter(
          (key) => !provided.some((name) => (key.endsWith('/') ? name.startsWith(key) : name === key)),
        );
        if (missing.length === 0) return;
        compilation.errors.push(
          new compiler.webpack.WebpackError(
            `The shell does not provide ${missing.join(', ')}. Import each by this very name somewhere in shell/src or shared/src (lazily where the first page does not need it).`,
          ),
        );
      });
    });
  }
}
