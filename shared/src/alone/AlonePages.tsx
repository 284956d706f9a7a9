import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import type { ModuleDescriptor, RouteDescriptor } from '@tayyib/shared/contracts';
import type { ModuleDefinition } from '@tayyib/shared/modules';
import { Link, Navigate, Route, Routes } from '@tayyib/shared/router';
import type { AppStore } from '@tayyib/shared/store';
import { AppFrame, type ThemeMode } from '@tayyib/shared/theme';
import { AloneGate } from './AloneGate';
import styles from './AlonePages.module.css';

/** What is needed of `module.json`; an imported JSON file fits as it is. */
export type AloneDescriptor = Pick<ModuleDescriptor, 'id' | 'title'> & {
  routes: readonly (Pick<RouteDescriptor, 'path' | 'page' | 'title'> & { access?: string })[];
};

interface Props {
  descriptor: AloneDescriptor;
  definition: ModuleDefinition;
  store: AppStore;
  names: readonly string[];
  scenario: string;
  examples?: Readonly<Record<string, string>> | undefined;
}

/** The module's pages under a bar that switches page, scenario and theme. */
export function AlonePages({ descriptor, definition, store, names, scenario, examples = {} }: Props) {
  const [mode, setMode] = useState<ThemeMode>('light');
  const pages = useMemo(() => lazyPages(definition), [definition]);
  const routes = descriptor.routes.filter((route) => pages.has(route.page));
  const addressOf = (path: string) => {
    const query = new URLSearchParams(examples[path]);
    query.set('scenario', scenario);
    return `${path}?${query}`;
  };
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    document.documentElement.classList.toggle('dark', next === 'dark');
    setMode(next);
  };
  return (
    <AppFrame store={store} mode={mode}>
      <nav className={styles.bar} aria-label="This module alone">
        <strong>{descriptor.title}, alone</strong>
        {routes.map((route) => (
          <Link key={route.path} to={addressOf(route.path)}>
            {route.title}
          </Link>
        ))}
        <label>
          Scenario{' '}
          <select value={scenario} onChange={(event) => showScenario(event.target.value)}>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={toggle}>
          {mode === 'dark' ? 'Light' : 'Dark'}
        </button>
      </nav>
      <main className={styles.page}>
        <Suspense fallback={<p>Loading, please wait...</p>}>
          <Routes>
            {routes.map((route) => {
              const Page = pages.get(route.page);
              const page = <AloneGate access={route.access}>{Page ? <Page /> : null}</AloneGate>;
              return <Route key={route.path} path={route.path} element={page} />;
            })}
            <Route path="*" element={<Navigate to={addressOf(routes[0]?.path ?? '/')} replace />} />
          </Routes>
        </Suspense>
      </main>
    </AppFrame>
  );
}

function lazyPages(definition: ModuleDefinition): Map<string, ComponentType> {
  return new Map(Object.entries(definition.pages).map(([name, load]) => [name, lazy(load)]));
}

/** A scenario is a whole new visit: nothing cached from the one before may be seen in it. */
function showScenario(name: string) {
  const address = new URL(location.href);
  address.searchParams.set('scenario', name);
  location.assign(address);
}
