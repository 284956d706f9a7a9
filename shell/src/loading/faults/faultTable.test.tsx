import { lazy, useEffect, type ComponentType } from 'react';
import { screen, waitFor } from '@testing-library/react';
import type { ModuleOutcomes } from '@tayyib/shared/contracts';
import { slot } from '@tayyib/shared/sdk/modules';
import { aPerson } from '@tayyib/shared/testing';
import { aModule } from '../../testing/aModule';
import { namedPage, type ModuleFiles } from '../../testing/fakeFederation';
import { navLink, openShell } from '../../testing/openShell';

// on a busy machine its first import takes longer than a query may
beforeAll(async () => import('../../pages/dashboard/DashboardPage'), 120_000);
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

// the first dashboard imports its page; a module's time limit passes meanwhile

type Code = ModuleFiles[string];

const throwing = (): never => {
  throw new Error('a bug');
};
const never = <Value,>() => new Promise<Value>(() => {});
const chunkError = (type: 'error' | 'missing') =>
  Promise.reject(Object.assign(new Error('Loading chunk 7'), { name: 'ChunkLoadError', type }));
const cardOf = (load: () => Promise<ComponentType>): Code => {
  const Card = slot('dashboard.cards', load);
  return () => ({ default: { pages: {}, slots: { Card } } });
};
const Plain = () => <p>the card</p>;
const ThrowsInEffect = () => {
  useEffect(throwing);
  return <p>the card</p>;
};

/** What a module does wrong, and as what it is reported. */
const faults: readonly [string, string, Code][] = [
  [
    'its entry is not there',
    'network',
    () => {
      throw new Error('Failed to load script resources. #RUNTIME-008');
    },
  ],
  ['it throws when it starts', 'evaluation', throwing],
  ['its entry never arrives', 'timeout', () => never()],
  ['it does not export its card', 'contract', () => ({ default: { pages: {} } })],
  ['the chunk of its card is not there', 'network', cardOf(() => chunkError('error'))],
  ['the chunk of its card throws', 'evaluation', cardOf(() => chunkError('missing'))],
  ['the chunk of its card never arrives', 'timeout', cardOf(() => never())],
  ['its card throws while rendering', 'render', cardOf(async () => throwing)],
  [
    'a file that its card loads later is not there',
    'network',
    cardOf(async () => lazy(() => chunkError('error'))),
  ],
  ['its card throws in an effect', 'render', cardOf(async () => ThrowsInEffect)],
  [
    'it changes an endpoint of the page',
    'scope',
    async (sdk) => {
      const { sessionApi } = await sdk.api();
      sessionApi.enhanceEndpoints({ endpoints: { getSession: { transformResponse: () => null } } });
    },
  ],
  [
    'its background work throws when it starts',
    'evaluation',
    () => ({
      default: {
        pages: {},
        slots: { Card: slot('dashboard.cards', async () => Plain) },
        start: throwing,
      },
    }),
  ],
];

it.each(faults)('the rest works when %s: %s', async (_fault, reason, code) => {
  const card = (component: string) =>
    ({ slot: 'dashboard.cards', component, order: 1, access: 'user' }) as const;
  const timeoutMs = reason === 'timeout' ? 500 : 30_000;
  const broken = aModule('alpha', { routes: [], nav: [], slots: [card('Card')], timeoutMs });
  const sound = aModule('beta', { slots: [card('Sound')] });
  const reports: ModuleOutcomes['outcomes'] = [];
  const { person } = openShell({
    at: '/dashboard',
    as: aPerson(),
    modules: [broken, sound],
    files: {
      alpha: code,
      beta: () => ({
        default: {
          ...namedPage('Beta').default,
          slots: { Sound: slot('dashboard.cards', async () => () => <p>the sound card</p>) },
        },
      }),
    },
    answers: {
      'POST /api/modules/outcomes': async ({ body }) => {
        reports.push(...(body as ModuleOutcomes).outcomes);
        return {};
      },
    },
  });
  expect(await screen.findByText('the sound card')).toBeInTheDocument();
  expect(await screen.findByText(/Alpha is not available/)).toBeInTheDocument();
  const failure = { module: 'alpha', version: broken.version, outcome: 'failed', reason };
  await waitFor(() => expect(reports).toContainEqual(expect.objectContaining(failure)));
  await person.click(await navLink('Beta'));
  expect(await screen.findByRole('heading', { name: 'Beta' })).toBeInTheDocument();
});
