import { screen, waitFor, within } from '@testing-library/react';
import { handlersOf, problem, renderWithApp, serverReplies, type Replies } from '@tayyib/shared/testing';
import { full, scenarios } from '../../dev/scenarios';
import { sampleRuns } from '../../dev/staffFixtures';
import StaffFeedsPage from './StaffFeedsPage';

async function open(at = '/staff/feeds', replies: Replies = full) {
  const requests = serverReplies(replies);
  return { ...renderWithApp(<StaffFeedsPage />, { at }), requests };
}

/** Opens the files of a feed. */
async function feed(person: Awaited<ReturnType<typeof open>>['person'], name: string) {
  await person.click(await screen.findByRole('button', { name: `Open the files of ${name}` }));
  return within(screen.getByRole('article', { name }));
}

describe('the feeds page', () => {
  it('shows each feed with its state, freshness and last run', async () => {
    const { person } = await open();
    const table = within(await screen.findByRole('table', { name: /^Feeds/ }));
    expect(table.getByRole('row', { name: /nse-list.*Fresh/ })).toBeVisible();
    expect(table.getByRole('row', { name: /amfi-cap.*a file fails.*Too old/ })).toBeVisible();
    const list = await feed(person, 'nse-list');
    expect(list.getByText(/every Saturday at 08:00/)).toBeVisible();
    expect(list.getByText('2,380')).toBeVisible();
    const caps = await feed(person, 'amfi-cap');
    expect(caps.getByText(/failed 3 times in a row: .* not a whole \.xlsx/)).toBeVisible();
    expect((await feed(person, 'xbrl')).getByText('Loaded from uploaded files only.')).toBeVisible();
  });

  it('fetches now, and links to the report', async () => {
    const { person, requests } = await open();
    const list = await feed(person, 'nse-list');
    await person.click(list.getByRole('button', { name: 'Fetch now: nse-list' }));
    expect(await list.findByText(/Fetched and imported/)).toBeVisible();
    expect(
      requests.some(({ url, method }) => method === 'POST' && url.includes('sources/nse-list/fetch')),
    ).toBe(true);
  });

  it('states once why fetching failed, and when it is retried', async () => {
    const sentence =
      'AverageMarketCapitalization30Jun2026.xlsx was refused: This is not a whole .xlsx workbook.';
    const failed = { kind: 'failed', run: null, sentence };
    const { person, requests } = await open('/staff/feeds', [
      ...handlersOf({ 'POST /api/staff/feeds/sources/:key/fetch': failed }),
      ...full,
    ]);
    const list = await feed(person, 'amfi-cap');
    await person.click(list.getByRole('button', { name: 'Fetch now: amfi-cap' }));
    const isRefetched = () => requests.filter(({ url }) => url.endsWith('/api/staff/feeds')).length > 1;
    await waitFor(() => expect(isRefetched()).toBe(true));
    expect(list.getAllByText(/not a whole .xlsx/)).toHaveLength(1);
    expect(list.getByText(/Next: 20 Nov 2026, 8:50 pm/)).toBeVisible();
  });

  it('states that fetching is off, and disables it then', async () => {
    const { person } = await open('/staff/feeds', scenarios.empty);
    expect(await screen.findByText('Fetching is off')).toBeVisible();
    expect(
      (await feed(person, 'nse-list')).getByRole('button', { name: 'Fetch now: nse-list' }),
    ).toBeDisabled();
  });

  it('uploads a file and shows its outcome', async () => {
    const { person, requests } = await open();
    const list = await feed(person, 'nse-list');
    await person.click(list.getByRole('button', { name: 'Upload a file' }));
    const form = within(list.getByRole('form', { name: 'Upload a file of nse-list' }));
    await person.upload(form.getByLabelText(/^File/), new File(['a,b\n'], 'EQUITY_L.csv'));
    await person.click(form.getByRole('checkbox', { name: /much shorter/ }));
    await person.click(form.getByRole('button', { name: 'Upload' }));
    expect(await form.findByText('EQUITY_L.csv: stored.')).toBeVisible();
    expect(requests.find(({ url }) => url.includes('/files'))?.url).toContain('nse-list/files?force=true');
  });

  it('shows why a file could not be uploaded', async () => {
    const failure = problem(413, 'file-too-large', 'This file is larger than 128 MB.', 'file');
    const { person } = await open('/staff/feeds', [
      ...handlersOf({ 'POST /api/staff/feeds/:feed/files': failure }),
      ...full,
    ]);
    const list = await feed(person, 'nse-list');
    await person.click(list.getByRole('button', { name: 'Upload a file' }));
    await person.upload(list.getByLabelText(/^File/), new File(['a'], 'EQUITY_L.csv'));
    await person.click(list.getByRole('button', { name: 'Upload' }));
    expect(await list.findByText('This file is larger than 128 MB.')).toBeVisible();
  });

  it('shows the report of a run with its refused lines in pages, and offers them as a file', async () => {
    const { person } = await open(`/staff/feeds?run=${sampleRuns[0].id}`);
    expect(await screen.findByText('Lines that were not stored (983)')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download as CSV' })).toHaveAttribute(
      'href',
      `/api/staff/feeds/runs/${sampleRuns[0].id}/refused.csv`,
    );
    await person.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByRole('cell', { name: '52' })).toBeVisible();
  });

  it('lists a refused filing among the runs, with the reason and a link to its report', async () => {
    await open();
    const runs = within(await screen.findByRole('table', { name: 'Runs, newest first' }));
    const filing = runs.getByRole('row', { name: /INDAS_104688/ });
    expect(within(filing).getByText('Whole file refused')).toBeVisible();
    expect(within(filing).getByText(/100 times larger .* filed in the wrong unit/)).toBeVisible();
    expect(within(filing).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining(sampleRuns[3].id),
    );
  });

  it('shows what failed and offers a retry', async () => {
    await open('/staff/feeds', scenarios.error);
    await waitFor(() => expect(screen.getAllByText(/Our database is not answering/)).toHaveLength(2));
    expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  });

  it('shows that it is loading', async () => {
    await open('/staff/feeds', scenarios.loading);
    expect(screen.getByRole('status', { name: 'Loading feeds, please wait...' })).toBeInTheDocument();
  });
});
