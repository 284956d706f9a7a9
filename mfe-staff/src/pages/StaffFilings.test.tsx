import { screen, waitFor, within } from '@testing-library/react';
import { handlersOf, problem, renderWithApp, serverReplies, type Replies } from '@tayyib/shared/testing';
import { sampleBackfill, sampleFilings } from '../../dev/sampleFilings';
import { full, scenarios } from '../../dev/scenarios';
import StaffFeedsPage from './StaffFeedsPage';

async function open(replies: Replies = full, at = '/staff/feeds') {
  const requests = serverReplies(replies);
  const page = renderWithApp(<StaffFeedsPage />, { at });
  const section = within(await screen.findByRole('region', { name: 'Filings of results' }));
  return { ...page, requests, section };
}

describe('the filings of the feeds page', () => {
  it('shows how many filings are in which state, and why some failed', async () => {
    const { section } = await open();
    expect(await section.findByText('8,100')).toBeVisible();
    const failed = within(await section.findByRole('table', { name: 'Filings: Failed, newest first' }));
    expect(failed.getByRole('row', { name: /TTK Prestige Ltd.*cut, or is no XBRL/ })).toBeVisible();
    expect(section.getByRole('link', { name: 'Refused' })).toHaveAttribute(
      'href',
      '/staff/feeds?filings=refused',
    );
  });

  it('lists the state of the address', async () => {
    const { requests } = await open(full, '/staff/feeds?filings=missing&filingsPage=2');
    await waitFor(() => expect(requests.some(({ url }) => url.includes('state=missing&page=2'))).toBe(true));
  });

  it('shows the progress of the backfill and pauses it', async () => {
    const { section, person, requests } = await open();
    const backfill = within(await section.findByRole('group', { name: 'Backfill' }));
    expect(backfill.getByText(/1,150 of 2,300 companies done, 3 failed/)).toBeVisible();
    expect(
      backfill.getByText(/1,000 lists and 4,200 documents to request, about 2 h 5 min left/),
    ).toBeVisible();
    expect(backfill.getByRole('progressbar', { name: 'Companies done' })).toHaveAttribute('value', '1150');
    await person.click(backfill.getByRole('button', { name: 'Pause the backfill' }));
    await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/backfill/pause'))).toBe(true));
  });

  it('starts a backfill only after a confirmation', async () => {
    const finished = { ...sampleFilings, backfill: { ...sampleBackfill, state: 'finished' } };
    const { section, person, requests } = await open([
      ...handlersOf({ 'GET /api/staff/feeds/filings': finished }),
      ...full,
    ]);
    await person.click(await section.findByRole('button', { name: 'Start a backfill' }));
    const isStarted = () =>
      requests.some(({ url, method }) => method === 'POST' && url.endsWith('/backfill'));
    expect(isStarted()).toBe(false);
    const dialog = within(await screen.findByRole('dialog', { name: 'Start a backfill?' }));
    expect(dialog.getByLabelText('Filed since')).toHaveValue('2024-11-20');
    await person.click(dialog.getByRole('button', { name: 'Start it' }));
    await waitFor(() => expect(isStarted()).toBe(true));
  });

  it('shows why a host is not requested, and resumes a paused one', async () => {
    const { section, person, requests } = await open();
    const hosts = within(await section.findByRole('table', { name: 'Hosts of the exchanges' }));
    expect(hosts.getByText(/failed 2 times in a row: .* 403/)).toBeVisible();
    await person.click(hosts.getByRole('button', { name: 'Resume www.bseindia.com' }));
    await waitFor(() =>
      expect(requests.some(({ url }) => url.endsWith('/hosts/www.bseindia.com'))).toBe(true),
    );
  });

  it('has failed filings fetched again', async () => {
    const { section, person } = await open();
    await person.click(await section.findByRole('button', { name: 'Fetch them again' }));
    expect(await section.findByText('2 are waiting again.')).toBeVisible();
  });

  it('states that nothing failed, and offers no backfill while fetching is off', async () => {
    const { section } = await open(scenarios.empty);
    expect(await section.findByText('No filing is in the state "Failed".')).toBeVisible();
    expect(section.getByRole('button', { name: 'Start a backfill' })).toBeDisabled();
  });

  it('shows what failed and offers a retry', async () => {
    const failure = problem(503, 'unavailable', 'Our database is not answering.');
    const { section } = await open([...handlersOf({ 'GET /api/staff/feeds/filings': failure }), ...full]);
    expect(await section.findByText(/Our database is not answering/)).toBeVisible();
    expect(section.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
