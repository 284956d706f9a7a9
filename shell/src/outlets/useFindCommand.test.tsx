import { useState } from 'react';
import { screen } from '@testing-library/react';
import { useCommand, type Command, type CommandReport } from '@tayyib/shared/sdk/modules';
import { aPerson } from '@tayyib/shared/testing';
import { aModule } from '../testing/aModule';
import type { ModuleFiles } from '../testing/fakeFederation';
import { openShell } from '../testing/openShell';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A page that runs the command of another module, and shows what came of it. */
function Rows() {
  const watch = useCommand('stock.watch');
  const [report, setReport] = useState<CommandReport | null>(null);
  const run = async (start: () => Promise<CommandReport>) => setReport(await start());
  const next = report?.next;
  return (
    <main>
      <h1>Rows</h1>
      {watch && <button onClick={() => void run(() => watch({ isin: 'INE1' }))}>Star</button>}
      <p role="status">{report?.text}</p>
      {next && <button onClick={() => void run(next.run)}>{next.label}</button>}
    </main>
  );
}

const rows = { default: { pages: { Page: async () => ({ default: Rows }) } } };
const done: Command<'stock.watch'> = async ({ isin }, store) => ({
  text: `Saved ${isin} with ${typeof store.dispatch === 'function' ? 'the' : 'no'} store`,
  isDone: true,
});
const lists = (load: () => Promise<unknown>) => ({
  default: { pages: {}, commands: { 'stock.watch': load } },
});
const provider = (access: 'user' | 'pro' = 'user') =>
  aModule('lists', { title: 'Lists', routes: [], nav: [], commands: [{ command: 'stock.watch', access }] });

async function openRows(files: ModuleFiles, provided = [provider()]) {
  const page = openShell({
    at: '/rows',
    as: aPerson('free'),
    modules: [aModule('rows'), ...provided],
    files: { rows: () => rows, ...files },
  });
  await screen.findByRole('heading', { name: 'Rows' });
  return page;
}
const pressStar = async ({ person }: Awaited<ReturnType<typeof openRows>>) =>
  person.click(await screen.findByRole('button', { name: 'Star' }));

describe('a command of a module', () => {
  it('is loaded when it is run, and is given its input and the store', async () => {
    const page = await openRows({ lists: () => lists(async () => done) });
    expect(page.fetched.filter((path) => path.includes('/lists/'))).toEqual([]);
    await pressStar(page);
    expect(await screen.findByText('Saved INE1 with the store')).toBeInTheDocument();
    expect(page.fetched.filter((path) => path.includes('/lists/'))).toHaveLength(1);
  });

  it('is not offered where no module provides it, or the viewer may not run it', async () => {
    await openRows({}, [provider('pro')]);
    expect(screen.queryByRole('button', { name: 'Star' })).not.toBeInTheDocument();
  });

  it('says that its module cannot be loaded, and tries again', async () => {
    let isUp = false;
    const page = await openRows({
      lists: () => {
        if (!isUp) throw new Error('a bug');
        return lists(async () => done);
      },
    });
    await pressStar(page);
    expect(await screen.findByText('Lists is not available. It failed to start.')).toBeInTheDocument();
    isUp = true;
    await page.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved INE1 with the store')).toBeInTheDocument();
  });

  it('says that it went wrong when it throws, and tries again', async () => {
    let isUp = false;
    const page = await openRows({
      lists: () =>
        lists(async () => async (...given: Parameters<typeof done>) => {
          if (!isUp) throw new Error('a bug');
          return done(...given);
        }),
    });
    await pressStar(page);
    expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
    isUp = true;
    await page.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Saved INE1 with the store')).toBeInTheDocument();
  });
});
