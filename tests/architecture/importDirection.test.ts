import { importComplaints } from './importDirection';
import { typeScriptFiles } from './sourceFiles';

describe('imports', () => {
  it('point one way', () => {
    expect(typeScriptFiles().flatMap(importComplaints)).toEqual([]);
  });

  it.each([
    ['shared/src/store/createStore.ts', "import { x } from '@tayyib/server';"],
    ['shared/src/store/createStore.ts', "import { x } from '../../../shell/src/App';"],
    ['shared/src/store/createStore.ts', "import { createSlice } from '../toolkit';"],
    ['shared/src/api/baseApi.ts', "export { Stock } from '@tayyib/shared/contracts';"],
    ['mfe-tools/src/module.tsx', "import { x } from '../../mfe-screener/src/module';"],
    ['mfe-tools/src/module.tsx', "const x = import('@tayyib/mfe-screener');"],
    ['mfe-tools/src/module.tsx', "import { renderWithApp } from '@tayyib/shared/testing';"],
    ['mfe-tools/src/module.tsx', "import { Modal } from '@tayyib/shared/ui-forms';"],
    ['mfe-tools/src/module.tsx', "import { runStandalone } from '@tayyib/shared/standalone';"],
    ['mfe-tools/src/module.tsx', "import { Stock } from '@tayyib/shared/contracts';"],
    ['shell/src/App.tsx', "import '../../mfe-tools/src/module';"],
    ['shell/src/App.tsx', "import { createShellConfig } from '@tayyib/webpack';"],
    ['server/src/app.ts', "import { Button } from '@tayyib/shared/ui';"],
    ['server/src/app.ts', "import type { Shell } from '../../shell/src/App';"],
  ])('are caught in %s when it says %s', (path, text) => {
    expect(importComplaints({ path, text })).toHaveLength(1);
  });

  it.each([
    ['shared/src/store/createStore.ts', "import { createSlice } from '@tayyib/shared/toolkit';"],
    ['shared/src/api/baseApi.ts', "import type { Stock } from '@tayyib/shared/contracts';"],
    ['mfe-tools/src/ZakatPage.test.tsx', "import { renderWithApp } from '@tayyib/shared/testing';"],
    ['mfe-tools/dev/main.tsx', "import { runStandalone } from '@tayyib/shared/standalone';"],
    ['mfe-tools/webpack.config.ts', "import { createRemoteConfig } from '@tayyib/webpack';"],
    ['server/src/app.ts', "import { Stock } from '@tayyib/shared/contracts';"],
    ['tests/journeys/first.test.ts', "import { people } from '../../server/src/testing';"],
  ])('are fine in %s when it says %s', (path, text) => {
    expect(importComplaints({ path, text })).toEqual([]);
  });
});
