import type { ComponentType } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { scenarios } from '../../dev/scenarios';
import StaffFeedsPage from './StaffFeedsPage';
import StaffStandardsPage from './StaffStandardsPage';

type State = keyof typeof scenarios;

const loading = /Loading [a-z ]+, please wait/;
const failed = /Our database is not answering/;

/** Every page with every state it has, by the name it goes by when the module runs alone. */
const pages: readonly [string, ComponentType, Readonly<Record<Exclude<State, 'full'>, RegExp>>][] = [
  ['/staff/feeds', StaffFeedsPage, { loading, error: failed, empty: /No file has come in yet/ }],
  ['/staff/standards', StaffStandardsPage, { loading, error: failed, empty: /No edition is stored yet/ }],
  [
    '/staff/standards?tab=stocks',
    StaffStandardsPage,
    { loading, error: failed, empty: /No stock is held or decided/ },
  ],
  [
    '/staff/standards?tab=questions',
    StaffStandardsPage,
    { loading: /Loading, please wait/, error: failed, empty: /Nobody has asked anything yet/ },
  ],
];
const visits = pages.flatMap(([at, Page, states]) =>
  (['loading', 'error', 'empty'] as const).map((state) => ({ at, Page, state, seen: states[state] })),
);

describe.each(visits)('$at when it is $state', ({ at, Page, state, seen }) => {
  it('says so', async () => {
    serverReplies(scenarios[state]);
    renderWithApp(<Page />, { at });
    await waitFor(() => expect(shown()).toMatch(seen));
    expect(shown()).not.toMatch(/No fixture answers/);
    if (seen === failed)
      expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
  });
});

/** What is read on the page, and what is read out. */
function shown(): string {
  const named = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  return [document.body.textContent, ...named].join(' ');
}
