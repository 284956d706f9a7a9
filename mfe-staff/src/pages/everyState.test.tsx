import type { ComponentType } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { scenarios } from '../../dev/scenarios';
import StaffArticlesPage from './StaffArticlesPage';
import StaffAlertsPage from './StaffAlertsPage';
import StaffCommunityPage from './StaffCommunityPage';
import StaffFeedsPage from './StaffFeedsPage';
import StaffLearningPage from './StaffLearningPage';
import StaffPeoplePage from './StaffPeoplePage';
import StaffStandardsPage from './StaffStandardsPage';
import StaffSupportPage from './StaffSupportPage';

type State = keyof typeof scenarios;

const loading = /Loading [a-z ]+, please wait/;
const failed = /Our database is not answering/;

/** Every page with its states, by the names of the standalone scenarios. */
const pages: readonly [string, ComponentType, Readonly<Record<Exclude<State, 'full'>, RegExp>>][] = [
  ['/staff/feeds', StaffFeedsPage, { loading, error: failed, empty: /No file has been imported yet/ }],
  ['/staff/standards', StaffStandardsPage, { loading, error: failed, empty: /No edition is stored yet/ }],
  [
    '/staff/standards?tab=stocks',
    StaffStandardsPage,
    { loading, error: failed, empty: /No stock is held or decided/ },
  ],
  [
    '/staff/standards?tab=classes',
    StaffStandardsPage,
    { loading, error: failed, empty: /No company is left open by its class/ },
  ],
  [
    '/staff/standards?tab=questions',
    StaffStandardsPage,
    { loading: /Loading, please wait/, error: failed, empty: /No questions yet/ },
  ],
  ['/staff/articles', StaffArticlesPage, { loading, error: failed, empty: /Nothing is written yet/ }],
  ['/staff/community', StaffCommunityPage, { loading, error: failed, empty: /Nothing waits/ }],
  ['/staff/support', StaffSupportPage, { loading, error: failed, empty: /There is no request here/ }],
  ['/staff/learning', StaffLearningPage, { loading, error: failed, empty: /Nothing is announced yet/ }],
  [
    '/staff/learning?tab=library',
    StaffLearningPage,
    { loading, error: failed, empty: /The library has no course yet/ },
  ],
  ['/staff/alerts', StaffAlertsPage, { loading, error: failed, empty: /There is no scanner yet/ }],
  ['/staff/people?q=bilal', StaffPeoplePage, { loading, error: failed, empty: /No account matches “bilal”/ }],
];
const visits = pages.flatMap(([at, Page, states]) =>
  (['loading', 'error', 'empty'] as const).map((state) => ({ at, Page, state, expected: states[state] })),
);

describe.each(visits)('the page $at when it is $state', ({ at, Page, state, expected }) => {
  it('shows it', async () => {
    serverReplies(scenarios[state]);
    renderWithApp(<Page />, { at });
    await waitFor(() => expect(shownText()).toMatch(expected));
    expect(shownText()).not.toMatch(/No handler replies/);
    if (expected === failed)
      expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThan(0);
  });
});

/** The visible text and all accessible names. */
function shownText(): string {
  const named = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
  return [document.body.textContent, ...named].join(' ');
}
