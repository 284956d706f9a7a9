import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

const NAME = 'EntryTypePlugin';

/** Gives the script of an entry a type that the server fills in: whether the browser runs it at once, or when the page is first used. */
export class EntryTypePlugin {
  constructor(private readonly entry: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTags.tap(NAME, (page) => {
        const files = compilation.entrypoints.get(this.entry)?.getFiles() ?? [];
        for (const { attributes } of page.assetTags.scripts) {
          if (files.some((file) => attributes['src'] === `${page.publicPath}${file}`))
            attributes['type'] = '__ENTRY_TYPE__';
        }
        return page;
      });
    });
  }
}
