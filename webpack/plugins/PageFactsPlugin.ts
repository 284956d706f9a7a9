import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/** Fills in the page what the server would, for a page that does not come from it. */
export class PageFactsPlugin {
  constructor(private readonly facts: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageFactsPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('PageFactsPlugin', (page) => {
        for (const [mark, fact] of Object.entries(this.facts)) page.html = page.html.replaceAll(mark, fact);
        return page;
      });
    });
  }
}
