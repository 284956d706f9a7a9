import { lazy, Suspense, useMemo, useState, type ComponentType } from 'react';
import type { ModuleDescriptor, RouteDescriptor } from '@tayyib/shared/contracts';
import {
  CommandHost,
  type FindCommand,
  type HoldingToAdd,
  type ModuleDefinition,
} from '@tayyib/shared/sdk/modules';
import { Link, Navigate, Route, Routes } from '@tayyib/shared/sdk/router';
import type { AppStore } from '@tayyib/shared/sdk/store';
import { AppFrame, type ThemeMode } from '@tayyib/shared/sdk/theme';
import type { CommandExample } from './commandExample';
import { StandaloneCommands, type StandaloneCommand } from './StandaloneCommands';
import { StandaloneGate } from './StandaloneGate';
import {
  StandaloneSlots,
  type ExampleStock,
  type SlotExamples,
  type StandaloneSlot,
} from './StandaloneSlots';
import styles from './StandalonePages.module.css';

/** The part of `module.json` that is needed; an imported JSON file fits as it is. */
export type StandaloneDescriptor = Pick<ModuleDescriptor, 'id' | 'title'> & {
  routes: readonly (Pick<RouteDescriptor, 'path' | 'page' | 'title'> & { access?: string })[];
  slots?: readonly StandaloneSlot[];
  commands?: readonly StandaloneCommand[];
};

const slotsPath = '/slots';
const commandsPath = '/commands';

interface Props extends Partial<SlotExamples> {
  descriptor: StandaloneDescriptor;
  definition: ModuleDefinition;
  store: AppStore;
  names: readonly string[];
  scenario: string;
  examples?: Readonly<Record<string, string>> | undefined;
  commandExamples?: readonly CommandExample[] | undefined;
}

const reliance: ExampleStock = {
  isin: 'INE002A01018',
  stock: 'Reliance Industries Limited',
  stock_code: 'RELIANCE',
  badge: 'non_compliant',
};
const sharesOfReliance: readonly HoldingToAdd[] = [
  {
    isin: reliance.isin,
    name: reliance.stock,
    shares: 10,
    purchases: [
      { shares: 10, boughtOn: '2023-04-03', paidRupees: 23_450, soldOn: null, receivedRupees: null },
    ],
  },
];

/** The module's pages, slot components and commands under a bar that switches page, scenario and theme. */
export function StandalonePages({
  descriptor,
  definition,
  store,
  names,
  scenario,
  examples = {},
  commandExamples = [],
  stock = reliance,
  holdings = sharesOfReliance,
}: Props) {
  const [mode, setMode] = useState<ThemeMode>('light');
  const pages = useMemo(() => lazyPages(definition), [definition]);
  const routes = descriptor.routes.filter((route) => pages.has(route.page));
  const findCommand = useMemo(() => commandsOf(definition, store), [definition, store]);
  const { slots = [], commands = [] } = descriptor;
  const urlOf = (path: string) => {
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
      <nav className={styles.bar} aria-label="Standalone module">
        <strong>{descriptor.title}, standalone</strong>
        {routes.map((route) => (
          <Link key={route.path} to={urlOf(route.path)}>
            {route.title}
          </Link>
        ))}
        {slots.length > 0 && <Link to={urlOf(slotsPath)}>Slot components</Link>}
        {commands.length > 0 && <Link to={urlOf(commandsPath)}>Commands</Link>}
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
        <CommandHost value={findCommand}>
          <Suspense fallback={<p>Loading, please wait...</p>}>
            <Routes>
              {routes.map((route) => {
                const Page = pages.get(route.page);
                const page = <StandaloneGate access={route.access}>{Page ? <Page /> : null}</StandaloneGate>;
                return <Route key={route.path} path={route.path} element={page} />;
              })}
              {slots.length > 0 && (
                <Route
                  path={`${slotsPath}/:component?`}
                  element={
                    <StandaloneSlots
                      slots={slots}
                      definition={definition}
                      addressOf={(component) => urlOf(`${slotsPath}/${component}`)}
                      stock={stock}
                      holdings={holdings}
                    />
                  }
                />
              )}
              {commands.length > 0 && (
                <Route
                  path={commandsPath}
                  element={<StandaloneCommands commands={commands} examples={commandExamples} />}
                />
              )}
              <Route path="*" element={<Navigate to={urlOf(routes[0]?.path ?? '/')} replace />} />
            </Routes>
          </Suspense>
        </CommandHost>
      </main>
    </AppFrame>
  );
}

/** The commands of the module, and for those of others one that only says that it was run. */
function commandsOf({ commands = {} }: ModuleDefinition, store: AppStore): FindCommand {
  return (name) => async (input) => {
    const command = await commands[name]?.();
    return command ? command(input, store) : { text: `The command ${name} was run.`, isDone: true };
  };
}

function lazyPages(definition: ModuleDefinition): Map<string, ComponentType> {
  return new Map(Object.entries(definition.pages).map(([name, load]) => [name, lazy(load)]));
}

/** Reloads the page, so that nothing cached by the previous scenario is shown. */
function showScenario(name: string) {
  const url = new URL(location.href);
  url.searchParams.set('scenario', name);
  location.assign(url);
}
