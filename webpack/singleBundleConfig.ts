import HtmlWebpackPlugin from 'html-webpack-plugin';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleFolders } from '../build/buildTargets.mjs';
import { inRoot } from '../build/paths.mjs';
import { baseConfig, type ConfigFactory } from './baseConfig';
import { BlockingScriptPlugin } from './plugins/BlockingScriptPlugin';
import { FirstFilesPlugin } from './plugins/FirstFilesPlugin';
import { PageRendererPlugin } from './plugins/PageRendererPlugin';
import { PublicFolderPlugin } from './plugins/PublicFolderPlugin';
import { workspace } from './workspace';

/** The shell's entry without federation: modules are imported dynamically. */
function entryCode(): string {
  const shellFile = (path: string) => JSON.stringify(inRoot('shell', 'src', path));
  const loads = moduleFolders().map((folder) => {
    const id = JSON.stringify(folder.slice('mfe-'.length));
    return `${id}: () => import(${JSON.stringify(inRoot(folder, 'src', 'module.tsx'))})`;
  });
  return `
    import '@tayyib/shared/theme.css';
    import { applyTheme, savedTheme } from ${shellFile('theme/pageTheme.ts')};
    import { startShell } from ${shellFile('app/startShell.tsx')};
    const loads = { ${loads.join(', ')} };
    applyTheme(savedTheme());
    startShell({ loadModule: ({ descriptor }) => loads[descriptor.id]() });
  `;
}

function writeEntry(): string {
  const folder = inRoot('.cache', 'single-bundle');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'main.js'), entryCode());
  return join(folder, 'main.js');
}

/** The whole product as one ordinary webpack build, prerendered as the shell is, to measure the cost of federation. It is never deployed. */
export function createSingleBundleConfig(): ConfigFactory {
  return (_env, { mode = 'production' } = {}) => {
    const base = baseConfig({
      name: 'single-bundle',
      folder: inRoot('shell'),
      mode,
      place: workspace(),
      assets: 'assets/',
    });
    return {
      ...base,
      entry: { main: writeEntry(), 'first-paint': './src/theme/firstPaint.ts' },
      output: {
        ...base.output,
        path: inRoot('dist', 'single-bundle', 'shell'),
        publicPath: '/',
        uniqueName: 'single_bundle',
      },
      plugins: [
        ...(base.plugins ?? []),
        new HtmlWebpackPlugin({ template: './src/index.html', inject: false }),
        new BlockingScriptPlugin('first-paint'),
        new PublicFolderPlugin('public'),
        new FirstFilesPlugin(inRoot('shell', 'src', 'pages', 'ownPages.ts')),
        new PageRendererPlugin('./src/app/prerender/renderPages.tsx'),
      ],
    };
  };
}
