import HtmlWebpackPlugin from 'html-webpack-plugin';
import type { Compiler } from 'webpack';

/** Replaces placeholders in the HTML, which the server does in production. */
export class PlaceholderPlugin {
  constructor(private readonly values: Readonly<Record<string, string>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PlaceholderPlugin', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap('PlaceholderPlugin', (page) => {
        for (const [placeholder, value] of Object.entries(this.values)) {
          page.html = page.html.replaceAll(placeholder, value);
        }
        return page;
      });
    });
  }
}
