import { act, screen, waitFor, within } from '@testing-library/react';
import type { ConsentsReply, Post, PostsReply } from '@tayyib/shared/contracts';
import {
  aPerson,
  FakeSocket,
  problem,
  renderWithApp,
  serverReplies,
  type Fixtures,
} from '@tayyib/shared/testing';
import CommunityPage from './CommunityPage';

const ann = aPerson('premium');
const bilal = { id: '00000000-0000-4000-8000-000000000002', name: 'Bilal Khan', status: 1 };
const post = (id: number, text: string, facts: Partial<Post> = {}): Post => ({
  id: String(id),
  author: bilal,
  text,
  createdAt: new Date().toISOString(),
  replyTo: null,
  thread: null,
  replies: 0,
  ...facts,
});
const byAnn = { author: { id: ann._id, name: 'Ann Rahman', status: 0 } };
const page = (posts: Post[], next: string | null = null): PostsReply => ({ posts, next });

/** The server's reply about the terms, for a member who has agreed or not. */
const consents = (isGiven: boolean): ConsentsReply => ({
  consents: [{ purpose: 'community-terms', isGiven, at: null }],
  history: [],
  disclaimer: { isGiven: true, at: null },
  purificationLedger: { isGiven: false, at: null },
});

async function open(fixtures: Fixtures, { agreed = true } = {}) {
  const requests = serverReplies({
    'GET /api/consents': consents(agreed),
    'PUT /api/consents/:purpose': ({ body }) => consents(JSON.stringify(body) === '{"isGiven":true}'),
    ...fixtures,
  });
  const app = renderWithApp(<CommunityPage />, { as: ann });
  return { ...app, requests };
}

const isAboutPosts = ({ url }: Request) => url.includes('/community/posts');

const texts = () =>
  screen.queryAllByRole('article').map((article) => article.querySelector('p')?.textContent ?? '');

describe('the terms', () => {
  it('come before anything is requested or shown, and need a checked box', async () => {
    const { person, requests } = await open({ 'GET /api/community/posts': page([]) }, { agreed: false });
    const dialog = within(await screen.findByRole('dialog', { name: 'Community terms' }));
    const agree = dialog.getByRole('button', { name: 'I Agree' });
    expect(agree).toHaveAttribute('aria-disabled', 'true');
    await person.click(agree);
    expect(dialog.getByRole('alert')).toHaveTextContent('Please agree to the terms before proceeding.');
    expect(requests.filter(isAboutPosts)).toHaveLength(0);

    await person.click(dialog.getByRole('checkbox'));
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    await person.click(agree);
    expect(await screen.findByLabelText('Write to the community')).toBeInTheDocument();
  });

  it('are not shown again to a member who agreed, on any device', async () => {
    await open({ 'GET /api/community/posts': page([]) });
    expect(await screen.findByText(/No posts yet/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stay open with the reason when the agreement cannot be saved', async () => {
    const refusal = problem(503, 'down', 'Not answering.');
    const { person } = await open({ 'PUT /api/consents/:purpose': refusal }, { agreed: false });
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('checkbox'));
    await person.click(dialog.getByRole('button', { name: 'I Agree' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not answering.');
  });

  it('show an error when the agreement cannot be loaded, and can be retried', async () => {
    let isDown = true;
    const { person } = await open({
      'GET /api/community/posts': page([]),
      'GET /api/consents': () => (isDown ? problem(503, 'down', 'Not answering.') : consents(true)),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not answering.');
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/No posts yet/)).toBeInTheDocument();
  });

  it('can be dismissed and reopened', async () => {
    const { person } = await open({}, { agreed: false });
    await person.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Read the terms' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});

describe('reading', () => {
  it('shows posts newest first as plain text, and older ones on request', async () => {
    const { person } = await open({
      'GET /api/community/posts': ({ query }) =>
        query.get('before') === '8'
          ? page([post(3, 'older')])
          : page([post(9, '<b>new</b>'), post(8, 'b')], '8'),
    });
    await screen.findByText('<b>new</b>');
    await person.click(screen.getByRole('button', { name: 'Load older posts' }));
    await screen.findByText('older');
    expect(texts()).toEqual(['<b>new</b>', 'b', 'older']);
    expect(screen.queryByRole('button', { name: 'Load older posts' })).not.toBeInTheDocument();
  });

  it('shows an error and can be retried', async () => {
    let isDown = true;
    const { person } = await open({
      'GET /api/community/posts': () =>
        isDown ? problem(503, 'down', 'Not answering.') : page([post(1, 'back')]),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not answering.');
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('back')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('retains the shown posts when older ones cannot be loaded', async () => {
    const { person } = await open({
      'GET /api/community/posts': ({ query }) =>
        query.has('before') ? problem(503, 'down', 'Not answering.') : page([post(9, 'still here')], '9'),
    });
    await person.click(await screen.findByRole('button', { name: 'Load older posts' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not answering.');
    expect(texts()).toEqual(['still here']);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('updates live, shows a duplicate event once, and refetches after a lost connection', async () => {
    const socket = new FakeSocket();
    act(() => socket.connect());
    let stored = [post(1, 'first')];
    const { requests } = await open({ 'GET /api/community/posts': () => page(stored) });
    await screen.findByText('first');
    act(() => socket.serverEmits('community:posted', post(2, 'second')));
    act(() => socket.serverEmits('community:posted', post(2, 'second')));
    await waitFor(() => expect(texts()).toEqual(['second', 'first']));
    act(() => socket.serverEmits('community:deleted', { id: '1' }));
    await waitFor(() => expect(texts()).toEqual(['second']));
    expect(requests.filter(isAboutPosts)).toHaveLength(1);

    act(() => socket.disconnect());
    stored = [post(3, 'posted meanwhile'), post(2, 'second')];
    act(() => socket.connect());
    expect(await screen.findByText('posted meanwhile')).toBeInTheDocument();
    act(() => socket.disconnect());
  });
});

describe('a request that runs while a post is written', () => {
  it('does not remove it with an older reply', async () => {
    const socket = new FakeSocket();
    act(() => socket.connect());
    let arrive = () => {};
    let reply: () => PostsReply | Promise<PostsReply> = () => page([post(1, 'first')]);
    const { requests } = await open({ 'GET /api/community/posts': () => reply() });
    await screen.findByText('first');
    const older = new Promise<PostsReply>((resolve) => {
      arrive = () => resolve(page([post(1, 'first')]));
    });
    reply = () => older;
    act(() => socket.disconnect());
    act(() => socket.connect());
    await waitFor(() => expect(requests.filter(isAboutPosts)).toHaveLength(2));
    reply = () => page([post(2, 'second'), post(1, 'first')]);
    act(() => socket.serverEmits('community:posted', post(2, 'second')));
    await waitFor(() => expect(texts()).toEqual(['second', 'first']));
    arrive();
    await waitFor(() => expect(requests.filter(isAboutPosts)).toHaveLength(3));
    await waitFor(() => expect(texts()).toEqual(['second', 'first']));
    act(() => socket.disconnect());
  });
});

describe('writing', () => {
  it('counts characters, posts once and clears the field', async () => {
    const { person, requests } = await open({
      'GET /api/community/posts': page([]),
      'POST /api/community/posts': post(1, 'Salaam', byAnn),
    });
    const box = await screen.findByLabelText('Write to the community');
    expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
    await person.type(box, '  ');
    expect(screen.getByRole('button', { name: 'Post' })).toBeDisabled();
    await person.type(box, 'Salaam');
    expect(box).toHaveAccessibleDescription('8 of 2,000 characters');
    await person.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByRole('article', { name: /Ann Rahman/ })).toBeInTheDocument();
    expect(box).toHaveValue('');
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('retains the text when the post is refused', async () => {
    const { person } = await open({
      'GET /api/community/posts': page([]),
      'POST /api/community/posts': problem(429, 'too-many-requests', 'Please wait a minute.'),
    });
    const box = await screen.findByLabelText('Write to the community');
    await person.type(box, 'Salaam');
    await person.click(screen.getByRole('button', { name: 'Post' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute.');
    expect(box).toHaveValue('Salaam');
  });

  it('deletes the viewer’s own post after confirmation, and offers it for no other', async () => {
    const { person, requests } = await open({
      'GET /api/community/posts': page([post(2, 'hers', byAnn), post(1, 'his')]),
      'DELETE /api/community/posts/:id': { success: true },
    });
    await screen.findByText('hers');
    const [remove, ...others] = screen.getAllByRole('button', { name: /^Delete your post/ });
    expect(others).toEqual([]);
    if (remove) await person.click(remove);
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(texts()).toEqual(['his']));
    expect(requests.at(-1)?.url).toMatch(/\/api\/community\/posts\/2$/);
  });
});
