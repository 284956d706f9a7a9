import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aPerson,
  FakeSocket,
  problem,
  renderWithApp,
  serverReplies,
  type Fixtures,
} from '@tayyib/shared/testing';
import CommunityPage from '../pages/CommunityPage';
import {
  aReply,
  aThread,
  consents,
  firstPostOf,
  noMarks,
  postReply,
  repliesReply,
  standing,
  threadsReply,
} from './communityFixtures';

const ann = aPerson('premium');
const staff = aPerson('premium', { roles: ['staff'] });
const me = { id: ann._id, name: 'Ann Rahman', status: 0, isScholar: false };
const head = aThread(5, 'Is gold zakatable?', { replies: 2, likes: 1 });
const first = firstPostOf(head, 'I hold $TCS and a gold bond.');
const replies = repliesReply([
  aReply(6, 'Yes, @Bilal Khan.'),
  aReply(7, 'By its value.', { author: me, replyTo: '6' }),
]);
const tcs = {
  symbol: 'TCS',
  isin: 'INE467B01029',
  name: 'Tata Consultancy Services Ltd',
  badge: 'compliant',
  grade: null,
};

beforeEach(() => sessionStorage.clear());

function open(fixtures: Fixtures = {}, { at = '/community?post=5', as = ann } = {}) {
  const requests = serverReplies({
    'GET /api/consents': consents(true),
    'GET /api/community/standing': standing,
    'GET /api/community/posts': threadsReply([head]),
    'GET /api/community/posts/:id': postReply(first),
    'GET /api/community/posts/:id/replies': replies,
    'GET /api/community/stocks': { stocks: [tcs] },
    'PUT /api/community/posts/:id/marks': { ...noMarks, unread: 0 },
    ...fixtures,
  });
  return { requests, ...renderWithApp(<CommunityPage />, { as, at }) };
}
const thread = () => screen.findByRole('list', { name: 'Replies to Bilal Khan' });
const sent = async (requests: readonly Request[], method: string, path: RegExp): Promise<unknown[]> =>
  Promise.all(
    requests
      .filter((request) => request.method === method && path.test(request.url))
      .map((request) => request.clone().json()),
  );

it('a thread shows its replies, who is a scholar, mentions, and stocks with their verdicts', async () => {
  open();
  const list = await thread();
  expect(within(list).getAllByRole('article')).toHaveLength(2);
  expect(list).toHaveTextContent('to Zoya Ali');
  expect(within(list).getByText('@Bilal Khan')).toBeVisible();
  expect(within(list).getByText('Scholar')).toBeVisible();
  expect(
    await screen.findByRole('link', { name: 'TCS, Tata Consultancy Services Ltd: Shariah Compliant' }),
  ).toHaveAttribute('href', '/stock?isin=INE467B01029');
});

it('a thread is marked as read up to what is shown, and again when a reply comes', async () => {
  const socket = new FakeSocket();
  act(() => socket.connect());
  const { requests } = open();
  await thread();
  await waitFor(async () => expect(await sent(requests, 'PUT', /5\/marks/)).toEqual([{ lastRead: '7' }]));
  act(() => socket.serverEmits('community:posted', aReply(9, 'Live')));
  await waitFor(async () =>
    expect(await sent(requests, 'PUT', /5\/marks/)).toEqual([{ lastRead: '7' }, { lastRead: '9' }]),
  );
  act(() => socket.disconnect());
});

it('replies, edits, likes and deletions of others show at once', async () => {
  const socket = new FakeSocket();
  act(() => socket.connect());
  open();
  await thread();
  for (let times = 0; times < 2; times += 1) {
    act(() => socket.serverEmits('community:posted', aReply(9, 'Live')));
    act(() => socket.serverEmits('community:replies', { id: '5', replies: 3 }));
    act(() => socket.serverEmits('community:likes', { id: '6', likes: 4 }));
  }
  expect(await screen.findByRole('heading', { name: '3 replies' })).toBeVisible();
  expect(screen.getAllByText('Live')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Like, 4 likes' })).toBeVisible();
  act(() =>
    socket.serverEmits('community:edited', aReply(9, 'Edited', { editedAt: new Date().toISOString() })),
  );
  expect(await screen.findByText('Edited')).toBeVisible();
  act(() => socket.serverEmits('community:deleted', { id: '9' }));
  await waitFor(() => expect(screen.queryByText('Edited')).not.toBeInTheDocument());
  act(() => socket.disconnect());
});

it('a reply is written by keyboard, with a name suggested among the participants', async () => {
  const { person, requests } = open({
    'POST /api/community/posts': aReply(8, 'Thank you, @Zoya Ali', { author: me }),
  });
  await thread();
  const button = screen.getByRole('button', { name: 'Reply to Zoya Ali' });
  button.focus();
  await person.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Reply to Zoya Ali' });
  expect(field).toHaveFocus();
  await person.keyboard('Thank you, @');
  const names = screen.getByRole('listbox', { name: 'Members to mention' });
  expect(
    within(names)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bilal Khan', 'Zoya Ali']);
  await person.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue('Thank you, @Zoya Ali ');
  await person.click(screen.getByRole('button', { name: 'Reply' }));
  expect(await screen.findByText('Thank you,', { exact: false, selector: 'li p' })).toBeVisible();
  expect(await sent(requests, 'POST', /posts$/)).toEqual([{ text: 'Thank you, @Zoya Ali ', replyTo: '6' }]);
  expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('');
});

it('leaves the Enter that accepts a word of an input method to it, and closes suggestions on Escape', async () => {
  const { person } = open();
  await thread();
  const field = screen.getByRole('textbox', { name: 'Your reply' });
  await person.click(field);
  await person.keyboard('@bil');
  await screen.findByRole('option', { name: 'Bilal Khan' });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
  expect(field).toHaveValue('@bil');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(field).toHaveValue('@bil');
});

it('retains the text of a refused reply, and says why', async () => {
  const { person } = open({
    'POST /api/community/posts': problem(404, 'no-such-post', 'The post you reply to was deleted.'),
  });
  await thread();
  await person.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Too late');
  await person.click(screen.getByRole('button', { name: 'Reply' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The post you reply to was deleted.');
  expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue('Too late');
});

it('likes, bookmarks and follows', async () => {
  const { person, requests } = open({
    'PUT /api/community/posts/:id/marks': ({ body }) => ({ ...noMarks, ...Object(body) }),
  });
  await thread();
  const card = within(screen.getByRole('article', { name: 'Bilal Khan' }));
  await person.click(card.getByRole('button', { name: 'Like, 1 like' }));
  await waitFor(() =>
    expect(card.getByRole('button', { name: /^Like/ })).toHaveAttribute('aria-pressed', 'true'),
  );
  await person.click(card.getByRole('button', { name: 'Follow' }));
  expect(await card.findByRole('button', { name: 'Following' })).toBeVisible();
  await person.click(card.getByRole('button', { name: 'Bookmark' }));
  expect(await card.findByRole('button', { name: 'Bookmarked' })).toBeVisible();
  expect((await sent(requests, 'PUT', /5\/marks/)).slice(1)).toEqual([
    { isLiked: true },
    { isFollowed: true },
    { isBookmarked: true },
  ]);
});

it('edits the viewer’s own reply in its place, and shows what a post said before', async () => {
  const edited = aReply(7, 'By its market value.', {
    author: me,
    replyTo: '6',
    editedAt: new Date().toISOString(),
  });
  const { person } = open({
    'PUT /api/community/posts/:id': edited,
    'GET /api/community/posts/:id/edits': {
      edits: [{ title: null, text: 'By its value.', at: new Date().toISOString() }],
    },
  });
  await thread();
  expect(screen.queryByRole('button', { name: /^Edit your thread/ })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: /^Edit your reply/ }));
  const field = screen.getAllByRole('textbox', { name: 'Your reply' })[0];
  expect(field).toHaveValue('By its value.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('By its market value.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: /^edited/ }));
  expect(await screen.findByText('By its value.')).toBeInTheDocument();
});

it('lets who asked accept an answer, and nobody else', async () => {
  const question = aThread(5, 'Why?', { isQuestion: true, author: me, replies: 1 });
  const accepted = firstPostOf({ ...question, accepted: '6' }, 'Why?');
  const { person, requests } = open({
    'GET /api/community/posts/:id': postReply(firstPostOf(question, 'Why?')),
    'GET /api/community/posts/:id/replies': repliesReply([aReply(6, 'Because.')]),
    'PUT /api/community/posts/:id/answer': accepted,
  });
  await person.click(await screen.findByRole('button', { name: 'Accept as the answer' }));
  expect(await screen.findByText('Accepted answer')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the answer' })).toHaveAttribute(
    'href',
    '/community?post=5&reply=6',
  );
  expect(await sent(requests, 'PUT', /answer$/)).toEqual([{ reply: '6' }]);
});

it('offers no answer to accept to those who did not ask', async () => {
  open({ 'GET /api/community/posts/:id': postReply(firstPostOf({ ...head, isQuestion: true }, 'Why?')) });
  await thread();
  expect(screen.queryByRole('button', { name: 'Accept as the answer' })).not.toBeInTheDocument();
});

it('reports a post of another with a reason', async () => {
  const { person, requests } = open({ 'POST /api/community/posts/:id/report': { success: true } });
  await thread();
  await person.click(screen.getByRole('button', { name: /^Report the reply by Zoya Ali/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this reply by Zoya Ali?' }));
  await person.click(dialog.getByLabelText('It sells something'));
  await person.click(dialog.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('Thank you. Staff will look at it.')).toBeVisible();
  expect(await sent(requests, 'POST', /6\/report$/)).toEqual([{ reason: 'spam' }]);
});

it('deletes the viewer’s own reply after confirmation', async () => {
  const { person, requests } = open({ 'DELETE /api/community/posts/:id': { success: true } });
  await thread();
  await person.click(screen.getByRole('button', { name: /^Delete your reply/ }));
  await person.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('By its value.')).not.toBeInTheDocument());
  expect(requests.find(({ method }) => method === 'DELETE')?.url).toMatch(/\/posts\/7$/);
});

it('is taken down by staff by keyboard, after a question, with a reason', async () => {
  const { person, requests } = open(
    { 'POST /api/staff/community/posts/:id/take-down': { success: true } },
    { as: staff },
  );
  await thread();
  const button = screen.getByRole('button', { name: /^Take down the thread by Bilal Khan/ });
  button.focus();
  await person.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Take down this thread by Bilal Khan?' });
  expect(dialog).toHaveTextContent('It is deleted for everyone with 2 replies. This cannot be undone.');
  const why = within(dialog).getByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(why).toHaveFocus());
  await person.keyboard('It sells a course.{Enter}');
  expect(await screen.findByText('The thread by Bilal Khan was taken down.')).toBeVisible();
  expect(await sent(requests, 'POST', /5\/take-down$/)).toEqual([{ why: 'It sells a course.' }]);
});

it('offers members nothing that takes down what others wrote', async () => {
  open();
  await thread();
  expect(screen.queryByRole('button', { name: /^Take down/ })).not.toBeInTheDocument();
});

it('says why replies could not be loaded, and tries again', async () => {
  let isDown = true;
  const { person } = open({
    'GET /api/community/posts/:id/replies': () => (isDown ? problem(503, 'down', 'Not answering.') : replies),
  });
  expect(await screen.findByText('Not answering.')).toBeVisible();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await thread()).toBeVisible();
});

describe('the link of an alert', () => {
  it('opens the thread with the focus on the reply, however many pages are before it', async () => {
    const { person } = open(
      {
        'GET /api/community/posts/:id/replies': ({ query }) =>
          query.get('after') === '6'
            ? repliesReply([aReply(7, 'Linked')])
            : repliesReply([aReply(6, 'Earlier')], '6'),
      },
      { at: '/community?post=5&reply=7' },
    );
    await screen.findByText('Linked');
    const linked = within(await thread()).getAllByRole('article')[1];
    await waitFor(() => expect(linked).toHaveFocus());
    await person.click(screen.getByRole('link', { name: 'All threads' }));
    expect(await screen.findByRole('button', { name: 'Begin a thread' })).toBeVisible();
  });

  it('says that a post was deleted', async () => {
    open({ 'GET /api/community/posts/:id': problem(404, 'post-deleted', 'This post was deleted.') });
    expect(await screen.findByText('This post was deleted.')).toBeVisible();
  });

  it('says that only its reply was deleted', async () => {
    open({}, { at: '/community?post=5&reply=99' });
    expect(await screen.findByText('The reply of this link was deleted.')).toBeVisible();
    expect(await thread()).toBeVisible();
  });

  it('ignores an address that names no post', async () => {
    open({}, { at: '/community?post=abc' });
    expect(await screen.findByText('Is gold zakatable?')).toBeVisible();
  });
});
