import { act, screen, waitFor, within } from '@testing-library/react';
import type { CommunityStandingReply, Sanction, ThreadsReply } from '@tayyib/shared/contracts';
import {
  aPerson,
  FakeSocket,
  problem,
  renderWithApp,
  serverReplies,
  type Fixtures,
} from '@tayyib/shared/testing';
import { aThread, consents, firstPostOf, standing, threadsReply } from '../components/communityFixtures';
import CommunityPage from './CommunityPage';

const ann = aPerson('premium');
const byAnn = { author: { id: ann._id, name: 'Ann Rahman', status: 0, isScholar: false } };

function open(fixtures: Fixtures, { agreed = true, at = '/community' } = {}) {
  const requests = serverReplies({
    'GET /api/consents': consents(agreed),
    'PUT /api/consents/:purpose': ({ body }) => consents(JSON.stringify(body) === '{"isGiven":true}'),
    'GET /api/community/standing': standing,
    'GET /api/community/posts': threadsReply([aThread(1, 'A thread')]),
    ...fixtures,
  });
  return { ...renderWithApp(<CommunityPage />, { as: ann, at }), requests };
}

beforeEach(() => sessionStorage.clear());

const isAboutThreads = ({ url }: Request) => url.includes('/community/posts');
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const lastQuery = (requests: readonly Request[]) =>
  new URL(requests.findLast(isAboutThreads)?.url ?? '').search;

describe('the terms', () => {
  it('stand over the threads, and come before writing', async () => {
    const { person } = open({}, { agreed: false });
    const dialog = within(await screen.findByRole('dialog', { name: 'Community terms' }));
    expect(await screen.findByText('A thread')).toBeInTheDocument();
    expect(screen.queryByText('Begin a thread')).not.toBeInTheDocument();
    const agree = dialog.getByRole('button', { name: 'I Agree' });
    expect(agree).toHaveAttribute('aria-disabled', 'true');
    await person.click(agree);
    expect(dialog.getByRole('alert')).toHaveTextContent('Please agree to the terms before proceeding.');
    await person.click(dialog.getByRole('checkbox'));
    await person.click(agree);
    expect(await screen.findByRole('button', { name: 'Begin a thread' })).toBeInTheDocument();
  });

  it('are not shown again to a member who agreed', async () => {
    open({});
    expect(await screen.findByRole('button', { name: 'Begin a thread' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stay open with the reason when the agreement cannot be saved, and can be read later', async () => {
    const refusal = problem(503, 'down', 'Not answering.');
    const { person } = open({ 'PUT /api/consents/:purpose': refusal }, { agreed: false });
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('checkbox'));
    await person.click(dialog.getByRole('button', { name: 'I Agree' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not answering.');
    await person.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Read the terms' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});

describe('the list', () => {
  it('shows what a thread is about, its state and what is new, and more threads on request', async () => {
    const question = aThread(9, '<b>new</b>', { isQuestion: true, accepted: '10', replies: 2, likes: 1 });
    const { person } = open({
      'GET /api/community/posts': ({ query }): ThreadsReply =>
        query.get('cursor') === '9'
          ? threadsReply([aThread(3, 'older')])
          : {
              ...threadsReply([question], '9'),
              marks: { 9: { isLiked: false, isBookmarked: false, isFollowed: false, unread: 2 } },
            },
    });
    const card = await screen.findByRole('article', { name: '<b>new</b>' });
    for (const text of ['Stocks and verdicts', 'Answered', 'Bilal Khan', '2 new', '2 replies', '1 like'])
      expect(card).toHaveTextContent(text);
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/community?post=9');
    await person.click(screen.getByRole('button', { name: 'Load more threads' }));
    await screen.findByText('older');
    expect(titles()).toEqual(['<b>new</b>', 'older']);
  });

  it('is chosen by order, topic and kind, in the address too', async () => {
    const { person, requests } = open(
      { 'GET /api/community/topics': { topics: [] } },
      { at: '/community?sort=liked' },
    );
    await screen.findByText('A thread');
    expect(lastQuery(requests)).toBe('?sort=liked');
    await person.selectOptions(screen.getByLabelText('Topic'), 'Funds, gold and IPOs');
    await person.selectOptions(screen.getByLabelText('Show'), 'Bookmarked');
    await waitFor(() => expect(lastQuery(requests)).toBe('?sort=liked&topic=funds&only=bookmarked'));
  });

  it('offers to follow its topic', async () => {
    const { person } = open(
      {
        'GET /api/community/topics': { topics: [] },
        'PUT /api/community/topics/:topic': { topics: ['funds'] },
      },
      { at: '/community?topic=funds' },
    );
    await person.click(await screen.findByRole('button', { name: 'Follow this topic' }));
    expect(await screen.findByRole('button', { name: 'Following this topic' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  it('shows an error and can be retried', async () => {
    let isDown = true;
    const { person } = open({
      'GET /api/community/posts': () =>
        isDown ? problem(503, 'down', 'Not answering.') : threadsReply([aThread(1, 'back')]),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not answering.');
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('back')).toBeInTheDocument();
  });

  it('updates live, shows a duplicate event once, and requests again after a lost connection', async () => {
    const socket = new FakeSocket();
    act(() => socket.connect());
    let stored = [aThread(1, 'first')];
    const { requests } = open({ 'GET /api/community/posts': () => threadsReply(stored) });
    await screen.findByText('first');
    const second = firstPostOf(aThread(2, 'second'), 'Salaam');
    act(() => socket.serverEmits('community:posted', second));
    act(() => socket.serverEmits('community:posted', second));
    await waitFor(() => expect(titles()).toEqual(['second', 'first']));
    act(() => socket.serverEmits('community:edited', firstPostOf(aThread(2, 'edited'), 'Salaam')));
    act(() => socket.serverEmits('community:replies', { id: '2', replies: 3 }));
    act(() => socket.serverEmits('community:deleted', { id: '1' }));
    await waitFor(() => expect(titles()).toEqual(['edited']));
    expect(screen.getByText('3 replies')).toBeVisible();
    expect(requests.filter(isAboutThreads)).toHaveLength(1);

    act(() => socket.disconnect());
    stored = [aThread(3, 'posted meanwhile')];
    act(() => socket.connect());
    expect(await screen.findByText('posted meanwhile')).toBeInTheDocument();
    act(() => socket.disconnect());
  });

  it('a search shows threads and replies with the words', async () => {
    const found = { ...aThread(7, 'Cement'), id: '8', thread: '7', excerpt: 'the debt of cement makers' };
    const { person, requests } = open({ 'GET /api/community/search': { found: [found], next: null } });
    await person.type(await screen.findByRole('searchbox', { name: 'Search the community' }), 'debt');
    const hit = await screen.findByRole('article', { name: 'Cement' });
    expect(hit).toHaveTextContent('the debt of cement makers');
    expect(within(hit).getByRole('link')).toHaveAttribute('href', '/community?post=7&reply=8');
    expect(
      requests.filter(({ url }) => url.includes('/search')).map(({ url }) => new URL(url).search),
    ).toEqual(['?q=debt']);
  });
});

describe('a new thread', () => {
  it('is sent with its title, topic and kind, and opened', async () => {
    const thread = aThread(4, 'Gold?', byAnn);
    const { person, requests } = open({
      'POST /api/community/posts': firstPostOf(thread, 'Salaam'),
      'GET /api/community/posts/:id': { post: firstPostOf(thread, 'Salaam'), marks: {} },
      'GET /api/community/posts/:id/replies': { posts: [], marks: {}, next: null },
      'PUT /api/community/posts/:id/marks': {},
    });
    await person.click(await screen.findByRole('button', { name: 'Begin a thread' }));
    const post = screen.getByRole('button', { name: 'Post' });
    await person.type(screen.getByLabelText('Text'), 'Salaam');
    expect(post).toBeDisabled();
    const form = within(screen.getByRole('region', { name: 'A new thread' }));
    await person.type(form.getByLabelText('Title'), 'Gold?');
    await person.selectOptions(form.getByLabelText('Topic'), 'Funds, gold and IPOs');
    await person.click(form.getByLabelText('It is a question'));
    await person.click(post);
    expect(await screen.findByRole('heading', { level: 2, name: 'Gold?' })).toBeVisible();
    expect(await requests.find(({ method }) => method === 'POST')?.json()).toEqual({
      text: 'Salaam',
      title: 'Gold?',
      topic: 'funds',
      isQuestion: true,
      isPublic: false,
    });
  });

  it('that was begun is there again after another page, until it is cancelled', async () => {
    const { person, unmount } = open({});
    await person.click(await screen.findByRole('button', { name: 'Begin a thread' }));
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await person.type(screen.getByLabelText('Title'), 'Gold?');
    await person.type(screen.getByLabelText('Text'), 'I hold a bond.');
    unmount();
    const again = open({});
    expect(await screen.findByLabelText('Title')).toHaveValue('Gold?');
    expect(screen.getByLabelText('Text')).toHaveValue('I hold a bond.');
    await again.person.click(screen.getByRole('button', { name: 'Cancel' }));
    again.unmount();
    open({});
    expect(await screen.findByRole('button', { name: 'Begin a thread' })).toBeVisible();
  });

  it('retains the text when it is refused', async () => {
    const { person } = open({
      'POST /api/community/posts': problem(403, 'links-not-yet', 'Please leave links out for now.'),
    });
    await person.click(await screen.findByRole('button', { name: 'Begin a thread' }));
    await person.type(screen.getByLabelText('Title'), 'A link');
    await person.type(screen.getByLabelText('Text'), 'https://x.example');
    await person.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please leave links out for now.');
    expect(screen.getByLabelText('Text')).toHaveValue('https://x.example');
  });
});

describe('a measure of staff', () => {
  const sanction: Sanction = {
    id: '00000000-0000-4000-8000-0000000000a1',
    reason: 'It sold tips.',
    at: '2026-11-20T00:00:00.000Z',
    until: '2099-01-01T00:00:00.000Z',
    appeal: null,
    appealedAt: null,
    answer: null,
    liftedAt: null,
  };
  const silenced: CommunityStandingReply = {
    ...standing,
    silencedUntil: sanction.until,
    sanctions: [sanction],
  };

  it('says until when and why the viewer may not write, and takes an appeal', async () => {
    const { person, requests } = open({
      'GET /api/community/standing': silenced,
      'POST /api/community/sanctions/:id/appeal': sanction ?? {},
    });
    expect(await screen.findByText('Reason: It sold tips.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Begin a thread' })).not.toBeInTheDocument();
    await person.type(screen.getByRole('textbox', { name: /^If you think/ }), 'It was a joke.');
    await person.click(screen.getByRole('button', { name: 'Appeal' }));
    await waitFor(async () =>
      expect(
        await requests
          .find(({ method }) => method === 'POST')
          ?.clone()
          .json(),
      ).toEqual({
        text: 'It was a joke.',
      }),
    );
  });
});

it('says once that the threads are demo content, where they are', async () => {
  open({ 'GET /api/community/standing': { ...standing, isDemo: true } });
  expect(await screen.findByText(/demo content/)).toBeVisible();
});
