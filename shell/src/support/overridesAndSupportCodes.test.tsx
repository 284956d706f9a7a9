import { screen } from '@testing-library/react';
import type { ActiveOverride } from '@tayyib/shared/contracts';
import { aPerson, problem } from '@tayyib/shared/testing';
import { aModule } from '../testing/aModule';
import { namedPage } from '../testing/fakeFederation';
import { openShell } from '../testing/openShell';
import { signedRegistry } from '../testing/signedRegistry';

const override: ActiveOverride = {
  id: '00000000-0000-4000-8000-0000000000aa',
  modules: [{ id: 'alpha', version: '2.0.0' }],
  expiresAt: '2030-11-21T18:00:00Z',
  why: 'a look at the new list',
};

it.each([
  ['a public page', '/about_us', null],
  ['a page inside the app', '/dashboard', aPerson()],
])('shows on %s that this browser runs overridden versions', async (_case, at, as) => {
  openShell({
    at,
    as,
    answers: { 'GET /api/modules': () => signedRegistry([aModule('alpha')], { override }) },
  });
  const banner = await screen.findByRole('complementary', { name: 'Versions under test' });
  expect(banner).toHaveTextContent('alpha 2.0.0');
  expect(banner).toHaveTextContent('a look at the new list');
  expect(screen.getByRole('button', { name: 'Back to the usual versions' })).toBeEnabled();
});

it('activates a tester link only by a click, and says when it has expired', async () => {
  const tokens: unknown[] = [];
  const { person } = openShell({
    at: '/try_modules#a.token',
    answers: {
      'POST /api/modules/override': ({ body }) => {
        tokens.push(body);
        return tokens.length === 1 ? problem(404, 'link-over', 'This link is over.') : { override };
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Run them here' });
  expect(location.hash).toBe('');
  expect(tokens).toEqual([]);
  await person.click(button);
  expect(await screen.findByText('This link is over.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Run them here' }));
  expect(
    await screen.findByRole('heading', { name: 'This browser runs versions under test' }),
  ).toBeInTheDocument();
  expect(tokens).toEqual([{ token: 'a.token' }, { token: 'a.token' }]);
});

it('creates a support code for the versions of the visit', async () => {
  const alpha = aModule('alpha');
  const requests: unknown[] = [];
  const { person } = openShell({
    at: '/alpha',
    as: aPerson(),
    modules: [alpha],
    files: { alpha: () => namedPage('Alpha page') },
    answers: {
      'POST /api/modules/support-codes': ({ body }) => {
        requests.push(body);
        return { code: 'ABCD2345', expiresAt: '2026-12-20T10:00:00Z' };
      },
    },
  });
  await screen.findByRole('heading', { name: 'Alpha page' });
  await person.click(screen.getByRole('button', { name: 'Report a problem' }));
  expect(await screen.findByText('ABCD2345')).toBeInTheDocument();
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await person.click(screen.getByRole('button', { name: 'Copy the code' }));
  expect(write.mock.calls).toEqual([['ABCD2345']]);
  expect(requests).toEqual([{ modules: [{ id: 'alpha', version: alpha.version }] }]);
});
