import { act, screen } from '@testing-library/react';
import { aPerson } from '@tayyib/shared/testing';
import { aModule, aVersion } from '../testing/aModule';
import { namedPage } from '../testing/fakeFederation';
import { openShell } from '../testing/openShell';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

/** What arrives when the test says so. */
function delivery<Content>(content: Content) {
  let arrive = () => {};
  const arrived = new Promise<Content>((resolve) => {
    arrive = () => resolve(content);
  });
  return { arrived, arrive: async () => act(async () => arrive()) };
}

const late = () => screen.findByText(/took too long to load/i);

describe('a module that arrives after its time limit is shown by itself', () => {
  it('when its entry was late', async () => {
    const { arrived, arrive } = delivery(namedPage('Alpha'));
    openShell({
      at: '/alpha',
      as: aPerson(),
      modules: [aModule('alpha', { timeoutMs: 200 })],
      files: { alpha: () => arrived },
    });
    expect(await late()).toBeInTheDocument();
    await arrive();
    expect(await screen.findByRole('heading', { name: 'Alpha' })).toBeInTheDocument();
  });

  it('when its page was late', async () => {
    const { arrived, arrive } = delivery(await namedPage('Alpha').default.pages.Page());
    openShell({
      at: '/alpha',
      as: aPerson(),
      modules: [aModule('alpha', { timeoutMs: 200 })],
      files: { alpha: () => ({ default: { pages: { Page: () => arrived } } }) },
    });
    expect(await late()).toBeInTheDocument();
    await arrive();
    expect(await screen.findByRole('heading', { name: 'Alpha' })).toBeInTheDocument();
  });

  it('unless its fallback has replaced it', async () => {
    const { arrived, arrive } = delivery(namedPage('Alpha'));
    const fallback = aVersion('alpha');
    const entry = { ...aModule('alpha', { timeoutMs: 200 }), fallback };
    openShell({
      at: '/alpha',
      as: aPerson(),
      modules: [entry],
      files: {
        [`alpha ${entry.version}`]: () => arrived,
        [`alpha ${fallback.version}`]: () => namedPage('Alpha fallback'),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Alpha fallback' })).toBeInTheDocument();
    await arrive();
    expect(screen.getByRole('heading', { name: 'Alpha fallback' })).toBeInTheDocument();
  });
});
