import * as refreshRuntime from 'react-refresh/runtime';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';

// Part of the shell of `npm run dev`: tells the modules of the page which of them were saved.

/** Where the development server announces the modules that were built. */
const ADDRESS = '/dev-server/saves';

/** One for all builds of the page: each would otherwise forget what another one replaced. Builds have files of the same names. */
const refreshRuntimeOf = (build: string) => ({
  ...refreshRuntime,
  register: (type: unknown, id: string) => refreshRuntime.register(type, `${build} ${id}`),
});

Object.assign(globalThis, { reactJsxDevRuntime: jsxDevRuntime, refreshRuntimeOf });

let isFirst = true;
const saves = new EventSource(ADDRESS);
saves.addEventListener('open', () => {
  if (!isFirst) location.reload(); // it may have missed one
  isFirst = false;
});
saves.addEventListener('message', ({ data }) => {
  const modules: string[] = JSON.parse(String(data));
  const areFollowed = modules.map(
    (id) => !dispatchEvent(new CustomEvent('module-saved', { detail: id, cancelable: true })),
  );
  if (areFollowed.includes(false)) location.reload();
});
