import { screen, waitFor } from '@testing-library/react';
import type { ModuleOutcomes } from '@tayyib/shared/contracts';
import { slot } from '@tayyib/shared/sdk/modules';
import { aPerson } from '@tayyib/shared/testing';
import { aModule, aVersion } from '../testing/aModule';
import { namedPage } from '../testing/fakeFederation';
import { openShell } from '../testing/openShell';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

const throwing = () => {
  throw new Error('a bug');
};
/** As webpack rejects a chunk, with the type of the script's event, or `missing` for one that ran without registering. */
const chunkError = (type: 'error' | 'missing') =>
  Promise.reject(Object.assign(new Error('Loading chunk 7'), { name: 'ChunkLoadError', type }));
const pagesOf = (Page: () => Promise<object>) => ({ default: { pages: { Page } } });

describe('a version that fails is replaced by the fallback without a reload', () => {
  it.each([
    ['throws on evaluation', throwing, 'evaluation'],
    ['does not match its descriptor', () => ({ default: { pages: {} } }), 'contract'],
    ['throws while rendering', () => pagesOf(async () => ({ default: throwing })), 'render'],
    ['lacks the chunk of its page', () => pagesOf(() => chunkError('error')), 'network'],
    ['throws on evaluation of its page', () => pagesOf(() => chunkError('missing')), 'evaluation'],
    ['hangs', () => pagesOf(() => new Promise(() => {})), 'timeout'],
  ])('when it %s, and both are reported', async (_case, broken, reason) => {
    const fallback = aVersion('alpha');
    const entry = { ...aModule('alpha', { timeoutMs: 500 }), fallback };
    const reports: ModuleOutcomes['outcomes'] = [];
    openShell({
      at: '/alpha',
      as: aPerson(),
      modules: [entry],
      files: {
        [`alpha ${entry.version}`]: broken,
        [`alpha ${fallback.version}`]: () => namedPage('Alpha fallback'),
      },
      answers: {
        'POST /api/modules/outcomes': async ({ body }) => {
          reports.push(...(body as ModuleOutcomes).outcomes);
          return {};
        },
      },
    });
    expect(await screen.findByRole('heading', { name: 'Alpha fallback' })).toBeInTheDocument();
    await waitFor(() =>
      expect(reports).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ module: 'alpha', version: entry.version, outcome: 'failed', reason }),
          expect.objectContaining({ module: 'alpha', version: fallback.version, outcome: 'ready' }),
        ]),
      ),
    );
  });

  it('and shows a notice when both fail; Retry loads the one that works', async () => {
    let isUp = false;
    const entry = { ...aModule('alpha'), fallback: aVersion('alpha') };
    const { person } = openShell({
      at: '/alpha',
      as: aPerson(),
      modules: [entry],
      files: { alpha: () => (isUp ? namedPage('Alpha page') : throwing()) },
    });
    expect(await screen.findByText('It failed to start.')).toBeInTheDocument();
    isUp = true;
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Alpha page' })).toBeInTheDocument();
  });

  it('when one of its slot components throws', async () => {
    const withCard = {
      routes: [],
      nav: [],
      slots: [{ slot: 'dashboard.cards' as const, component: 'Card', order: 1, access: 'user' as const }],
    };
    const card = (Card: () => React.ReactNode) => ({
      default: { pages: {}, slots: { Card: slot('dashboard.cards', async () => Card) } },
    });
    const fallback = aVersion('alpha', withCard);
    const entry = { ...aModule('alpha', withCard), fallback };
    openShell({
      at: '/dashboard',
      as: aPerson(),
      modules: [entry],
      files: {
        [`alpha ${entry.version}`]: () => card(throwing),
        [`alpha ${fallback.version}`]: () => card(() => <p>the old card</p>),
      },
    });
    expect(await screen.findByText('the old card')).toBeInTheDocument();
  });
});
