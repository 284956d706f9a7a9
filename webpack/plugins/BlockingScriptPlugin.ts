import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

const NAME = 'BlockingScriptPlugin';

/** Makes the page wait for one of its scripts before it draws anything. The other scripts run when the page is parsed. */
export class BlockingScriptPlugin {
  /** @param entry the name of an entry without chunks of its own */
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(NAME, (page) => {
        const files = compilation.entrypoints.get(this.entry)?.getFiles() ?? [];
        for (const { attributes } of page.assetTags.scripts) {
          if (files.some((file) => attributes['src'] === `${page.publicPath}${file}`))
            delete attributes['defer'];
        }
        return page;
      });
    });
  }
}
