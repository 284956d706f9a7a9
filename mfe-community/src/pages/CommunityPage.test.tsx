import { act, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
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
  ...facts,
});
const byAnn = { author: { id: ann._id, name: 'Ann Rahman', status: 0 } };
const page = (posts: Post[], next: string | null = null): PostsReply => ({ posts, next });

/** What the server answers about the terms, to somebody who has agreed to them or not. */
const consents = (isGiven: boolean): ConsentsReply => ({
  consents: [{ purpose: 'community-terms', isGiven, at: null }],
  history: [],
});

async function open(fixtures: Fixtures, { agreed = true } = {}) {
  const asked = serverReplies({
    'GET /api/consents': consents(agreed),
    'PUT /api/consents/:purpose': ({ body }) => consents(JSON.stringify(body) === '{"isGiven":true}'),
    ...fixtures,
  });
  const app = renderWithApp(<CommunityPage />, { as: ann });
  return { ...app, asked };
}

const isAboutPosts = ({ url }: Request) => url.includes('/community/posts');

const texts = () =>
  screen.queryAllByRole('article').map((article) => article.querySelector('p')?.textContent ?? '');

describe('the terms', () => {
  it('come before anything is asked or shown, and need a tick', async () => {
    const { person, asked } = await open({ 'GET /api/community/posts': page([]) }, { agreed: false });
    const dialog = within(await screen.findByRole('dialog', { name: 'Community terms' }));
    const agree = dialog.getByRole('button', { name: 'I Agree' });
    expect(agree).toHaveAttribute('aria-disabled', 'true');
    await person.click(agree);
    expect(dialog.getByRole('alert')).toHaveTextContent('Please agree to the terms before proceeding.');
    expect(asked.filter(isAboutPosts)).toHaveLength(0);

    await person.click(dialog.getByRole('checkbox'));
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    await person.click(agree);
    expect(await screen.findByLabelText('Write to the community')).toBeInTheDocument();
  });

  it('are not asked for again where they were agreed to, on whatever device', async () => {
    await open({ 'GET /api/community/posts': page([]) });
    expect(await screen.findByText(/Nobody has written yet/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('stay open with the reason when the agreement does not arrive', async () => {
    const refusal = problem(503, 'down', 'Not answering.');
    const { person } = await open({ 'PUT /api/consents/:purpose': refusal }, { agreed: false });
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('checkbox'));
    await person.click(dialog.getByRole('button', { name: 'I Agree' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Not answering.');
  });

  it('say so when nobody can tell whether they were agreed to, and ask again', async () => {
    let isDown = true;
    const { person } = await open({
      'GET /api/community/posts': page([]),
      'GET /api/consents': () => (isDown ? problem(503, 'down', 'Not answering.') : consents(true)),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not answering.');
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Nobody has written yet/)).toBeInTheDocument();
  });

  it('can be put off and read again', async () => {
    const { person } = await open({}, { agreed: false });
    await person.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Read the terms' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});

describe('reading', () => {
  it('shows posts newest first as they were typed, and older ones on request', async () => {
    const { person, container } = await open({
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
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says what went wrong and tries again', async () => {
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

  it('keeps what is shown when older posts cannot be had', async () => {
    const { person } = await open({
      'GET /api/community/posts': ({ query }) =>
        query.has('before') ? problem(503, 'down', 'Not answering.') : page([post(9, 'still here')], '9'),
    });
    await person.click(await screen.findByRole('button', { name: 'Load older posts' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not answering.');
    expect(texts()).toEqual(['still here']);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });

  it('follows the community live, hears of one post once, and asks again after a lost connection', async () => {
    const socket = new FakeSocket();
    act(() => socket.connect());
    let stored = [post(1, 'first')];
    const { asked } = await open({ 'GET /api/community/posts': () => page(stored) });
    await screen.findByText('first');
    act(() => socket.serverEmits('community:posted', post(2, 'second')));
    act(() => socket.serverEmits('community:posted', post(2, 'second')));
    await waitFor(() => expect(texts()).toEqual(['second', 'first']));
    act(() => socket.serverEmits('community:deleted', { id: '1' }));
    await waitFor(() => expect(texts()).toEqual(['second']));
    expect(asked.filter(isAboutPosts)).toHaveLength(1);

    act(() => socket.disconnect());
    stored = [post(3, 'said meanwhile'), post(2, 'second')];
    act(() => socket.connect());
    expect(await screen.findByText('said meanwhile')).toBeInTheDocument();
    act(() => socket.disconnect());
  });
});

describe('writing', () => {
  it('counts, posts once and empties the box', async () => {
    const { person, asked } = await open({
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
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('keeps what was typed when it is refused', async () => {
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

  it('deletes one’s own after asking, and offers it for nobody else’s', async () => {
    const { person, asked } = await open({
      'GET /api/community/posts': page([post(2, 'hers', byAnn), post(1, 'his')]),
      'DELETE /api/community/posts/:id': { success: true },
    });
    await screen.findByText('hers');
    const [remove, ...others] = screen.getAllByRole('button', { name: /^Delete your post/ });
    expect(others).toEqual([]);
    if (remove) await person.click(remove);
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(texts()).toEqual(['his']));
    expect(asked.at(-1)?.url).toMatch(/\/api\/community\/posts\/2$/);
  });
});
