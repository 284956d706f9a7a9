import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StaffModule, StaffModuleVersion } from '@tayyib/shared/contracts';
import { aPerson, problem } from '@tayyib/shared/testing';
import { navLink, openShell } from '../../testing/openShell';

const staff = aPerson('free', { roles: ['staff'], email: 'sana@tayyib.example' });
const none = {
  timeout: 0,
  network: 0,
  integrity: 0,
  evaluation: 0,
  render: 0,
  scope: 0,
  error: 0,
  slow: 0,
  contract: 0,
};

const aVersion = (version: string, overrides: Partial<StaffModuleVersion> = {}): StaffModuleVersion => ({
  version,
  source: 'published',
  state: 'available',
  addedAt: '2026-11-20T10:00:00Z',
  addedBy: 'Sana Khan',
  sdk: '^1.0.0',
  entryGzipBytes: 7000,
  loads: 900,
  failures: 0,
  failureRate: 0,
  loadMs: { p50: 100, p75: 150, p95: 300 },
  share: 0.9,
  failuresByReason: none,
  ...overrides,
});

const watchlist: StaffModule = {
  id: 'watchlist',
  title: 'Watchlists',
  enabled: true,
  owners: [{ name: 'Sana Khan', email: 'sana@tayyib.example' }],
  retiredAt: null,
  audience: { plans: [], roles: [], users: [] },
  stable: '1.1.0',
  canary: null,
  previous: '1.0.0',
  versions: [
    aVersion('1.2.0', {
      loads: 100,
      share: 0.1,
      failures: 4,
      failureRate: 0.04,
      failuresByReason: { ...none, render: 3, timeout: 1 },
    }),
    aVersion('1.1.0'),
    aVersion('1.0.0', { loads: 0, share: null, failureRate: null, loadMs: null }),
  ],
};
const changes = [
  {
    id: 7,
    at: '2026-11-20T10:00:00Z',
    module: 'watchlist',
    kind: 'stable',
    by: 'Sana Khan',
    from: '1.0.0',
    to: '1.1.0',
    why: 'ready for all',
  },
];

const token = {
  id: '0b0f8b8e-6f0c-4d5e-9f1b-3a9a0a7f5a11',
  name: 'CI',
  createdBy: 'Sana Khan',
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: '2027-02-18T10:00:00Z',
  lastUsedAt: null,
};

/** Opens the console with a fake server that records changes, or refuses them. */
function openConsole(refusal?: object, first: Partial<StaffModule> = {}) {
  let module = { ...watchlist, ...first };
  let tokens = [token];
  const done: [string, unknown][] = [];
  const answerTo = (name: string, next: Partial<StaffModule>) => ({
    [name]: ({ body }: { body: unknown }) => {
      done.push([name, body]);
      if (refusal) return refusal;
      module = { ...module, ...next };
      return module;
    },
  });
  const id = '/api/staff/modules/:id';
  const shell = openShell({
    at: '/staff/modules',
    as: staff,
    answers: {
      'GET /api/staff/modules': () => ({ revision: 1, modules: [module] }),
      'GET /api/staff/module-overrides': { overrides: [] },
      [`GET ${id}/history`]: { changes, next: null },
      [`GET ${id}/series`]: {
        points: [
          { ...figures, at: '2026-11-20T10:00:00Z', version: '1.1.0' },
          { ...figures, at: '2026-11-20T10:05:00Z', version: '1.1.0' },
        ],
      },
      ...answerTo(`PUT ${id}/enabled`, { enabled: false }),
      ...answerTo(`PUT ${id}/audience`, {}),
      ...answerTo(`PUT ${id}/canary`, {}),
      ...answerTo(`POST ${id}/rollback`, { stable: '1.0.0', previous: null }),
      ...answerTo(`PUT ${id}/stable`, { stable: '1.2.0' }),
      ...answerTo(`POST ${id}/replace`, {}),
      ...answerTo(`POST ${id}/retire`, { retiredAt: '2026-11-29T10:00:00Z' }),
      ...answerTo(`PUT ${id}/owners`, {}),
      [`GET ${id}/tokens`]: () => ({ tokens }),
      [`POST ${id}/tokens`]: { token, secret: 'tayyib_module_secret' },
      [`DELETE ${id}/tokens/:token`]: () => {
        tokens = [];
        return new Response(null, { status: 204 });
      },
      'GET /api/staff/module-support-codes/:code': ({
        params,
      }: {
        params: Readonly<Record<string, string>>;
      }) =>
        params.code === 'ABCD2345'
          ? {
              code: 'ABCD2345',
              createdAt: '2026-11-20T10:00:00Z',
              expiresAt: '2026-12-20T10:00:00Z',
              modules: [{ id: 'watchlist', version: '1.1.0', isThere: true }],
            }
          : problem(404, 'not-found', 'There is no such code, or it is over.', 'code'),
    },
  });
  return { ...shell, done };
}
const figures = { loads: 10, failures: 1, failureRate: 0.1, loadMs: { p50: 100, p75: 150, p95: 300 } };

it('shows the versions with their share, load time and failures, to staff only', async () => {
  openConsole();
  const table = within(await screen.findByRole('table', { name: 'Versions of Watchlists' }));
  const row = within(table.getByRole('row', { name: /1\.2\.0/ }));
  expect(row.getByText('10%')).toBeInTheDocument();
  expect(row.getByText('4% (1 timeout, 3 render)')).toBeInTheDocument();
  expect(row.getByText('100 ms / 300 ms')).toBeInTheDocument();
  expect(within(table.getByRole('row', { name: /1\.0\.0/ })).getAllByText('not measured')).toHaveLength(3);
  expect(await navLink('Modules')).toBeInTheDocument();
});

it('the page of modules does not exist for other users', async () => {
  openShell({ at: '/staff/modules', as: aPerson() });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Modules' })).toBeNull();
});

it('switches a module off with a reason', async () => {
  const { person, done } = openConsole();
  await person.click(await screen.findByRole('switch', { name: 'Watchlists is offered' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Switch Watchlists off?' }));
  expect(dialog.getByRole('button', { name: 'Switch off' })).toBeDisabled();
  await person.type(dialog.getByLabelText(/Why/), 'it loses entries');
  await person.click(dialog.getByRole('button', { name: 'Switch off' }));
  await waitFor(() =>
    expect(done).toEqual([
      ['PUT /api/staff/modules/:id/enabled', { enabled: false, why: 'it loses entries' }],
    ]),
  );
  expect(await screen.findByText('Off')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('sets a canary for a share of an audience', async () => {
  const { person, done } = openConsole();
  await person.click(await screen.findByRole('button', { name: 'As canary: 1.2.0' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(dialog.getByRole('checkbox', { name: 'Premium' }));
  const share = dialog.getByRole('slider', { name: 'Share in per cent' });
  act(() => share.focus());
  fireEvent.keyDown(share, { key: 'ArrowRight', keyCode: 39 });
  await person.type(dialog.getByLabelText(/Users by email/), 'ann@tayyib.example');
  expect(dialog.getByText(/6% of Premium, 1 named user/)).toBeInTheDocument();
  await person.type(dialog.getByLabelText(/Why/), 'first try');
  await person.click(dialog.getByRole('button', { name: 'Set the canary' }));
  await waitFor(() =>
    expect(done).toEqual([
      [
        'PUT /api/staff/modules/:id/canary',
        {
          version: '1.2.0',
          percent: 6,
          audience: { plans: ['premium'], roles: [], users: ['ann@tayyib.example'] },
          why: 'first try',
        },
      ],
    ]),
  );
});

it('offers a module to some plans, roles and named users only', async () => {
  const { person, done } = openConsole();
  await person.click(await screen.findByRole('button', { name: 'Change the audience' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who is offered Watchlists?' }));
  expect(dialog.getByText('For everybody.')).toBeInTheDocument();
  await person.click(dialog.getByRole('checkbox', { name: 'Premium Pro' }));
  await person.click(dialog.getByRole('checkbox', { name: 'staff' }));
  await person.type(dialog.getByLabelText(/users, by email/), 'ann@tayyib.example, bob@tayyib.example');
  expect(dialog.getByText('For Premium Pro, staff, 2 named users.')).toBeInTheDocument();
  await person.type(dialog.getByLabelText(/Why/), 'a pilot');
  await person.click(dialog.getByRole('button', { name: 'Set the audience' }));
  await waitFor(() =>
    expect(done).toEqual([
      [
        'PUT /api/staff/modules/:id/audience',
        {
          audience: {
            plans: ['premium_pro'],
            roles: ['staff'],
            users: ['ann@tayyib.example', 'bob@tayyib.example'],
          },
          why: 'a pilot',
        },
      ],
    ]),
  );
});

it('asks before it rolls back, and shows why the server refused', async () => {
  const { person } = openConsole(problem(409, 'nothing-before', 'No earlier version is still good.'));
  await person.click(await screen.findByRole('button', { name: 'Roll back to 1.0.0' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Roll Watchlists back to 1.0.0?' }));
  await person.type(dialog.getByLabelText(/Why/), 'too many failures');
  await person.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(await dialog.findByText('No earlier version is still good.')).toBeInTheDocument();
});

it('replaces what it leaves in open tabs at once where it rolls back, and on the next visit where it rolls out', async () => {
  const { person, done } = openConsole();
  const choose = async (button: string, confirm: string, isReplaced: boolean) => {
    await person.click(await screen.findByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(
      dialog.getByRole<HTMLInputElement>('checkbox', { name: /Replace it in open tabs now/ }).checked,
    ).toBe(isReplaced);
    await person.type(dialog.getByLabelText(/Why/), 'for all');
    await person.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await choose('To everybody: 1.2.0', 'Give it to everybody', false);
  await choose('Roll back to 1.0.0', 'Roll back', true);
  expect(done).toEqual([
    ['PUT /api/staff/modules/:id/stable', { version: '1.2.0', why: 'for all', replacesNow: false }],
    ['POST /api/staff/modules/:id/rollback', { why: 'for all', replacesNow: true }],
  ]);
});

it('shows living versions, and all of them on demand, where one is replaced in open tabs', async () => {
  const stopped = aVersion('0.9.0', { state: 'stopped', loads: 0 });
  const { person, done } = openConsole(undefined, { versions: [...watchlist.versions, stopped] });
  expect(await screen.findByRole('row', { name: /1\.0\.0/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /0\.9\.0/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Show all 4 versions' }));
  await person.click(await screen.findByRole('button', { name: 'Replace in open tabs: 0.9.0' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Replace 0.9.0 in open tabs?' }));
  await person.type(dialog.getByLabelText(/Why/), 'it loses entries');
  await person.click(dialog.getByRole('button', { name: 'Replace it' }));
  await waitFor(() =>
    expect(done).toEqual([
      ['POST /api/staff/modules/:id/replace', { version: '0.9.0', why: 'it loses entries' }],
    ]),
  );
});

it('retires a module that is off, by its name', async () => {
  const { person, done } = openConsole(undefined, { enabled: false });
  await person.click(await screen.findByRole('button', { name: 'Retire' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Retire Watchlists?' }));
  await person.type(dialog.getByLabelText(/Why/), 'nobody uses it');
  expect(dialog.getByRole('button', { name: 'Retire it' })).toBeDisabled();
  await person.type(dialog.getByLabelText(/Type watchlist/), 'watchlist');
  await person.click(dialog.getByRole('button', { name: 'Retire it' }));
  expect(await screen.findByRole('heading', { name: 'Retired modules' })).toBeInTheDocument();
  expect(screen.getByText(/owned by Sana Khan/)).toBeInTheDocument();
  expect(done).toEqual([['POST /api/staff/modules/:id/retire', { why: 'nobody uses it' }]]);
});

it('names owners, makes a token that is shown once, and revokes it', async () => {
  const { person, done } = openConsole();
  await person.click(await screen.findByRole('button', { name: 'Owners and tokens' }));
  expect(
    within(screen.getByRole('list', { name: 'Owners of Watchlists' })).getByText('Sana Khan'),
  ).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Change the owners' }));
  const owners = within(await screen.findByRole('dialog', { name: 'Who owns Watchlists?' }));
  await person.type(owners.getByLabelText(/Staff by email/), ', amin@tayyib.example');
  await person.type(owners.getByLabelText(/Why/), 'joins us');
  await person.click(owners.getByRole('button', { name: 'Set the owners' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const list = { owners: ['sana@tayyib.example', 'amin@tayyib.example'], why: 'joins us' };
  expect(done).toEqual([['PUT /api/staff/modules/:id/owners', list]]);

  await person.click(screen.getByRole('button', { name: 'Make a token' }));
  const making = within(await screen.findByRole('dialog', { name: 'Make a token for Watchlists' }));
  await person.type(making.getByLabelText('What it is for'), 'CI');
  await person.click(making.getByRole('button', { name: 'Make the token' }));
  expect(await screen.findByText('tayyib_module_secret')).toBeInTheDocument();

  const tokens = within(screen.getByRole('list', { name: 'Tokens of Watchlists' }));
  expect(tokens.getByText(/by Sana Khan, until .*, never used/)).toBeInTheDocument();
  await person.click(tokens.getByRole('button', { name: 'Revoke CI' }));
  const question = within(await screen.findByRole('dialog', { name: 'Revoke the token CI?' }));
  await person.click(question.getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('No build has a token for it.')).toBeInTheDocument();
});

it('shows those who do not own a module its owners, and nothing that would be refused', async () => {
  const { person } = openConsole(undefined, { owners: [{ name: 'Amin', email: 'amin@tayyib.example' }] });
  await person.click(await screen.findByRole('button', { name: 'Owners and tokens' }));
  expect(screen.getByRole('list', { name: 'Owners of Watchlists' })).toHaveTextContent('Amin');
  expect(screen.queryByRole('button', { name: 'Change the owners' })).toBeNull();
  expect(screen.queryByRole('list', { name: 'Tokens of Watchlists' })).toBeNull();
});

it('shows plots and history on demand', async () => {
  const { person } = openConsole();
  await person.click(await screen.findByRole('button', { name: 'Charts and history' }));
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getByText('Given to everybody')).toBeInTheDocument();
  expect(history.getByText(/by Sana Khan: ready for all/)).toBeInTheDocument();
  expect(await screen.findByText('now 150 ms')).toBeInTheDocument();
});

it('finds the versions of a visit by its code', async () => {
  const { person } = openConsole();
  await person.type(await screen.findByLabelText('Code from the user'), 'nothing');
  await person.click(screen.getByRole('button', { name: 'Look it up' }));
  expect(await screen.findByText('There is no such code, or it is over.')).toBeInTheDocument();
  await person.clear(screen.getByLabelText('Code from the user'));
  await person.type(screen.getByLabelText('Code from the user'), 'ABCD2345');
  await person.click(screen.getByRole('button', { name: 'Look it up' }));
  expect(await screen.findByRole('list', { name: 'Versions of the visit' })).toHaveTextContent('1.1.0');
  expect(screen.getByRole('button', { name: 'Replay it' })).toBeInTheDocument();
});
