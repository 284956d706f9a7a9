import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import type { ModuleOutcomes, ModuleVersion } from '@tayyib/shared/contracts';
import { slot, type ModuleLife } from '@tayyib/shared/sdk/modules';
import { aPerson } from '@tayyib/shared/testing';
import { aModule } from '../../testing/aModule';
import { namedPage } from '../../testing/fakeFederation';
import { navLink, openShell } from '../../testing/openShell';
import { blockLimits } from './FaultLog';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

const collect = () => {
  const reports: ModuleOutcomes['outcomes'] = [];
  const answers = {
    'POST /api/modules/outcomes': async ({ body }: { body: unknown }) => {
      reports.push(...(body as ModuleOutcomes).outcomes);
      return {};
    },
  };
  return { reports, answers };
};

/** An error as a script of a module throws it, which contains what the user typed. */
function errorFrom({ base }: Pick<ModuleVersion, 'base'>): Error {
  const error = new Error('No stock called 4111-1111-1111-1111');
  error.stack = `${error.name}: ${error.message}
    at invokeGuarded (${location.origin}/main.0123.js:1:900)
    at onTick (${location.origin}${base}812.4567.js:2:345)`;
  return error;
}

describe('an error of a module that nothing catches', () => {
  const throwLater = (error: Error) => dispatchEvent(new ErrorEvent('error', { error }));
  const reject = (reason: unknown) =>
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  it.each([
    ['in a timer or a handler', throwLater],
    ['in a promise', reject],
  ])('%s is reported once, without what it says, and the page goes on', async (_where, fail) => {
    const { reports, answers } = collect();
    const alpha = aModule('alpha');
    openShell({
      at: '/alpha',
      as: aPerson(),
      modules: [alpha],
      files: { alpha: () => namedPage('Alpha') },
      answers,
    });
    await screen.findByRole('heading', { name: 'Alpha' });
    fail(errorFrom(alpha));
    fail(errorFrom(alpha));
    fail(errorFrom({ base: '/modules/another/1.0.0/' }));
    fail(new Error('of the page itself'));
    const failure = { module: 'alpha', version: alpha.version, outcome: 'failed', reason: 'error' };
    await waitFor(() => expect(reports).toContainEqual({ ...failure, loadMs: 0 }));
    expect(reports.filter(({ outcome }) => outcome === 'failed')).toHaveLength(1);
    expect(JSON.stringify(reports)).not.toContain('4111');
    expect(screen.getByRole('heading', { name: 'Alpha' })).toBeInTheDocument();
  });
});

describe('a card that keeps the page from answering', () => {
  it.each([
    ['once for very long', blockLimits.worstMs, 0],
    ['again and again', blockLimits.countedMs, blockLimits.most - 1],
  ])('%s is replaced by a notice that can show it again', async (_how, ms, returns) => {
    const { reports, answers } = collect();
    const slots = [
      { slot: 'dashboard.cards', component: 'Card', order: 1, access: 'user' } as const,
      { slot: 'dashboard.cards', component: 'Other', order: 2, access: 'user' } as const,
    ];
    const clock: { now: number; blockMs: number } = { now: 0, blockMs: ms };
    jest.spyOn(performance, 'now').mockImplementation(() => clock.now);
    const block = () => {
      clock.now += clock.blockMs;
    };
    const Card = () => {
      block();
      return <p>the blocking card</p>;
    };
    const alpha = aModule('alpha', { slots });
    const { person } = openShell({
      at: '/dashboard',
      as: aPerson(),
      modules: [alpha],
      files: {
        alpha: () => ({
          default: {
            ...namedPage('Alpha').default,
            slots: {
              Card: slot('dashboard.cards', async () => Card),
              Other: slot('dashboard.cards', async () => () => <p>the other card</p>),
            },
          },
        }),
      },
      answers,
    });
    for (let left = returns; left > 0; left -= 1) {
      expect(await screen.findByText('the blocking card')).toBeInTheDocument();
      await person.click(await navLink('Alpha'));
      await person.click(await navLink('Dashboard'));
    }
    expect(await screen.findByText(/Alpha slowed this page down/)).toBeInTheDocument();
    expect(screen.queryByText('the blocking card')).not.toBeInTheDocument();
    expect(screen.getByText('the other card')).toBeInTheDocument();
    const failure = { module: 'alpha', version: alpha.version, outcome: 'failed', reason: 'slow' };
    await waitFor(() => expect(reports).toContainEqual(expect.objectContaining(failure)));
    clock.blockMs = 0;
    await person.click(screen.getByRole('button', { name: 'Show again' }));
    expect(await screen.findByText('the blocking card')).toBeInTheDocument();
  });
});

describe('the overlay of a module', () => {
  const lives: ModuleLife[] = [];
  const clock = { now: 0, blockMs: 0 };
  let isBroken = false;
  const block = () => {
    clock.now += clock.blockMs;
  };
  const Overlay = () => {
    const [count, setCount] = useState(0);
    block();
    if (isBroken) throw new Error('a bug');
    return <button onClick={() => setCount(count + 1)}>Your call, {count}</button>;
  };
  const show = async ({ blockMs = 0 } = {}) => {
    lives.length = 0;
    isBroken = false;
    clock.blockMs = blockMs;
    jest.spyOn(performance, 'now').mockImplementation(() => clock.now);
    const code = {
      ...namedPage('Alpha').default,
      slots: { Overlay: slot('shell.overlay', async () => Overlay) },
      start: (life: ModuleLife) => void lives.push(life),
    };
    const slots = [{ slot: 'shell.overlay', component: 'Overlay', order: 1, access: 'user' } as const];
    const alpha = aModule('alpha', { slots });
    const app = openShell({
      at: '/dashboard',
      as: aPerson(),
      modules: [alpha],
      files: { alpha: () => ({ default: code }) },
      answers: collect().answers,
    });
    const press = async () => app.person.click(await screen.findByRole('button', { name: /^Your call/ }));
    await press();
    return { ...app, press };
  };

  it('stays, however slow it is: the user may need it to end a call', async () => {
    await show({ blockMs: blockLimits.worstMs });
    expect(screen.getByRole('button', { name: 'Your call, 1' })).toBeVisible();
  });

  it('that fails while the module is busy says so, and can end what the module does', async () => {
    const { person, press } = await show();
    lives[0]?.setBusy?.('Your call');
    isBroken = true;
    await press();
    expect(await screen.findByText(/Your call goes on, but it cannot be shown/)).toBeVisible();
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'End it' }));
    expect(await screen.findByRole('button', { name: 'Your call, 0' })).toBeVisible();
    expect(lives.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('that failed before the module is busy says so then, and nothing afterwards', async () => {
    const { press } = await show();
    isBroken = true;
    await press();
    expect(screen.queryByText(/goes on, but it cannot be shown/)).not.toBeInTheDocument();
    act(() => lives[0]?.setBusy?.('Your call'));
    expect(await screen.findByText(/Your call goes on, but it cannot be shown/)).toBeVisible();
    act(() => lives[0]?.setBusy?.(null));
    expect(screen.queryByText(/goes on, but it cannot be shown/)).not.toBeInTheDocument();
  });

  it('that fails while the module is busy can be shown again', async () => {
    const { person, press } = await show();
    lives[0]?.setBusy?.('Your call');
    isBroken = true;
    await press();
    await screen.findByText(/Your call goes on, but it cannot be shown/);
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Your call, 0' })).toBeVisible();
    expect(lives.map(({ signal }) => signal.aborted)).toEqual([false]);
  });
});
