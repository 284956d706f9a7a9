import { screen, waitFor, within } from '@testing-library/react';
import type { SupportRequest } from '@tayyib/shared/contracts';
import { aPerson, problem, setNarrowWindow } from '@tayyib/shared/testing';
import { aModule } from '../../testing/aModule';
import { openShell } from '../../testing/openShell';

const request = (change: Partial<SupportRequest> = {}): SupportRequest => ({
  id: '00000000-0000-4000-8000-0000000000c1',
  topic: 'problem',
  state: 'answered',
  code: null,
  createdAt: '2026-11-28T09:30:00.000Z',
  messages: [
    { id: '1', text: 'My list <b>stays</b> empty.', at: '2026-11-28T09:30:00.000Z', isFromStaff: false },
    { id: '2', text: 'Please reload the page.', at: '2026-11-28T10:30:00.000Z', isFromStaff: true },
  ],
  ...change,
});

describe('the help center', () => {
  it('searches its answers, and opens the best one', async () => {
    const { person } = openShell({
      at: '/help_center',
      as: aPerson(),
      answers: { 'GET /api/help/votes': { votes: [] } },
    });
    await person.type(
      await screen.findByRole('searchbox', { name: 'Search the help center' }),
      'cancel plan',
    );
    const first = screen.getAllByRole('group').find((each) => each.tagName === 'DETAILS');
    expect(first).toHaveTextContent('How do I end my plan?');
    expect(first).toHaveAttribute('open');
    expect(within(first ?? document.body).getByRole('link', { name: 'Refund Policy' })).toHaveAttribute(
      'href',
      '/refund-policy',
    );
  });

  it('opens a topic on a phone by its title, and at once where the address names one of its answers', async () => {
    setNarrowWindow(true);
    openShell({
      at: '/help_center#under-review',
      as: aPerson(),
      answers: { 'GET /api/help/votes': { votes: [] } },
    });
    const answer = await screen.findByText(/That makes it neither halal nor haram/);
    expect(answer).toBeVisible();
    expect(screen.getByText('How do I end my plan?')).not.toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Topics' })).toBeNull();
    setNarrowWindow(false);
  });

  it('counts whether an answer was helpful', async () => {
    const votes: { article: string; isHelpful: boolean }[] = [];
    const { person } = openShell({
      at: '/help_center#under-review',
      as: aPerson(),
      answers: {
        'GET /api/help/votes': () => ({ votes }),
        'PUT /api/help/votes/:article': () => {
          votes.push({ article: 'under-review', isHelpful: false });
          return { votes };
        },
      },
    });
    const summary = await screen.findByText('Why is a stock under review?');
    const article = within(summary.closest('details') ?? document.body);
    await person.click(article.getByRole('button', { name: 'No' }));
    expect(await article.findByRole('button', { name: 'No', pressed: true })).toBeVisible();
    expect(article.getByRole('link', { name: 'Tell us what is missing' })).toHaveAttribute(
      'href',
      '/help_center/requests',
    );
  });
});

describe('the requests to support', () => {
  it('are sent with the support code of the visit, unless the user leaves it out', async () => {
    const sent: unknown[] = [];
    const { person } = openShell({
      at: '/help_center/requests?topic=verdict',
      as: aPerson(),
      modules: [aModule('alpha')],
      answers: {
        'GET /api/support/requests': { requests: [], openMost: 5 },
        'POST /api/modules/support-codes': { code: 'ABCD2345', expiresAt: '2026-12-20T10:00:00Z' },
        'POST /api/support/requests': ({ body }) => {
          sent.push(body);
          return request();
        },
      },
    });
    const write = async (text: string) => person.type(await screen.findByLabelText('Your message'), text);
    await write('Wrong debt');
    expect(screen.getByLabelText('What is it about?')).toHaveValue('verdict');
    await screen.findByText('ABCD2345');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Sent. We answer here and by mail.')).toBeInTheDocument();
    await write('Again');
    await person.click(await screen.findByRole('checkbox', { name: /Send the support code/ }));
    await person.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { topic: 'verdict', text: 'Wrong debt', code: 'ABCD2345' },
        { topic: 'verdict', text: 'Again' },
      ]),
    );
  });

  it('keep what was typed when they are refused, and say why', async () => {
    const { person } = openShell({
      at: '/help_center/requests',
      as: aPerson(),
      answers: {
        'GET /api/support/requests': { requests: [], openMost: 5 },
        'POST /api/support/requests': problem(409, 'requests-waiting', '5 of your requests are not closed.'),
      },
    });
    await person.type(await screen.findByLabelText('Your message'), 'One more');
    await person.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('5 of your requests are not closed.')).toBeInTheDocument();
    expect(screen.getByLabelText('Your message')).toHaveValue('One more');
  });

  it('show their state and the answers as they were typed, and take further messages until they are closed', async () => {
    const requests = [request()];
    const messages: unknown[] = [];
    const { person } = openShell({
      at: '/help_center/requests',
      as: aPerson(),
      answers: {
        'GET /api/support/requests': () => ({ requests: requests.slice(-1), openMost: 5 }),
        'POST /api/support/requests/:id/messages': ({ body }) => {
          messages.push(body);
          requests.push(request({ state: 'open' }));
          return requests.at(-1);
        },
        'POST /api/support/requests/:id/close': () => {
          requests.push(request({ state: 'closed' }));
          return requests.at(-1);
        },
      },
    });
    const card = within(await screen.findByRole('article', { name: 'Something does not work' }));
    expect(card.getByText('Answered')).toBeInTheDocument();
    expect(card.getByText('My list <b>stays</b> empty.')).toBeInTheDocument();
    await person.type(card.getByLabelText('Add a message'), 'It helped.');
    await person.click(card.getByRole('button', { name: 'Send the message' }));
    expect(await card.findByText('Waits for our answer')).toBeInTheDocument();
    expect(messages).toEqual([{ text: 'It helped.' }]);
    await person.click(card.getByRole('button', { name: 'Close this request' }));
    expect(await card.findByText('Closed')).toBeInTheDocument();
    expect(card.queryByLabelText('Add a message')).not.toBeInTheDocument();
  });
});
