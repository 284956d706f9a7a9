import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Post, PostsReply } from '@tayyib/shared/contracts';
import {
  aPerson,
  FakeSocket,
  problem,
  renderWithApp,
  serverReplies,
  type Fixtures,
} from '@tayyib/shared/testing';
import CommunityPage from '../pages/CommunityPage';

const ann = aPerson('premium');
const staff = aPerson('premium', { roles: ['staff'] });
const bilal = { id: '00000000-0000-4000-8000-000000000002', name: 'Bilal Khan', status: 1 };
const zoya = { id: '00000000-0000-4000-8000-000000000003', name: 'Zoya Ali', status: 0 };
const me = { id: ann._id, name: 'Ann Rahman', status: 0 };
const first: Post = {
  id: '5',
  author: bilal,
  text: 'Is gold zakatable?',
  createdAt: new Date().toISOString(),
  replyTo: null,
  thread: null,
  replies: 2,
};
const reply = (id: number, text: string, facts: Partial<Post> = {}): Post => ({
  ...first,
  id: String(id),
  author: zoya,
  text,
  replyTo: '5',
  thread: '5',
  replies: 0,
  ...facts,
});
const page = (posts: Post[], next: string | null = null): PostsReply => ({ posts, next });
const replies = page([
  reply(6, 'Yes, @Bilal Khan.'),
  reply(7, 'By its value.', { author: me, replyTo: '6' }),
]);

function open(fixtures: Fixtures = {}, at = '/community', as = ann) {
  const requests = serverReplies({
    'GET /api/consents': {
      consents: [{ purpose: 'community-terms', isGiven: true, at: null }],
      history: [],
    },
    'GET /api/community/posts': page([first]),
    'GET /api/community/posts/:id/replies': replies,
    ...fixtures,
  });
  return { requests, ...renderWithApp(<CommunityPage />, { as, at }) };
}
const thread = () => screen.findByRole('list', { name: 'Replies to Bilal Khan' });

describe('a conversation', () => {
  it('shows its replies once they are opened, and hides them again', async () => {
    const { person, requests } = open();
    const toggle = await screen.findByRole('button', { name: '2 replies' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(requests.some(({ url }) => url.endsWith('/replies'))).toBe(false);
    await person.click(toggle);
    const list = await thread();
    expect(within(list).getAllByRole('article')).toHaveLength(2);
    expect(list).toHaveTextContent('to Zoya Ali');
    expect(within(list).getByText('@Bilal Khan')).toBeVisible();
    await person.click(toggle);
    expect(list).not.toBeInTheDocument();
  });

  it('is replied to by keyboard, with a name suggested among its participants', async () => {
    const { person, requests } = open({
      'POST /api/community/posts': reply(8, 'Thank you, @Zoya Ali', { author: me }),
    });
    const button = await screen.findByRole('button', { name: 'Reply to Bilal Khan' });
    button.focus();
    await person.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Reply to Bilal Khan' });
    expect(field).toHaveFocus();
    await thread();
    await person.keyboard('Thank you, @');
    const names = screen.getByRole('listbox', { name: 'Members to mention' });
    expect(
      within(names)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Bilal Khan', 'Zoya Ali']);
    await person.keyboard('{ArrowDown}{Enter}');
    expect(field).toHaveValue('Thank you, @Zoya Ali ');
    expect(names).not.toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Reply' }));
    expect(await screen.findByText('Thank you,', { exact: false, selector: 'li p' })).toBeVisible();
    const sent = requests.find(({ method }) => method === 'POST');
    expect(await sent?.json()).toEqual({ text: 'Thank you, @Zoya Ali ', replyTo: '5' });
    expect(field).not.toBeInTheDocument();
  });

  it('leaves the Enter that accepts a word of an input method to it', async () => {
    const { person } = open({ 'GET /api/community/posts': page([{ ...first, replies: 0 }]) });
    await person.click(await screen.findByRole('button', { name: 'Reply to Bilal Khan' }));
    const field = await screen.findByRole('textbox', { name: 'Reply to Bilal Khan' });
    await person.keyboard('@bil');
    await screen.findByRole('option', { name: 'Bilal Khan' });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true });
    expect(field).toHaveValue('@bil');
    await person.keyboard('{Enter}');
    expect(field).toHaveValue('@Bilal Khan ');
  });

  it('closes the suggestions on Escape and the form on Cancel', async () => {
    const { person } = open({ 'GET /api/community/posts': page([{ ...first, replies: 0 }]) });
    await person.click(await screen.findByRole('button', { name: 'Reply to Bilal Khan' }));
    const field = await screen.findByRole('textbox', { name: 'Reply to Bilal Khan' });
    await person.keyboard('@bil');
    expect(await screen.findByRole('option', { name: 'Bilal Khan' })).toBeVisible();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(field).toHaveValue('@bil');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(field).not.toBeInTheDocument();
  });

  it('retains the text of a refused reply, and says why', async () => {
    const { person } = open({
      'POST /api/community/posts': problem(404, 'no-such-post', 'The post you reply to was deleted.'),
    });
    await person.click(await screen.findByRole('button', { name: 'Reply to Bilal Khan' }));
    await person.keyboard('Too late');
    await person.click(screen.getByRole('button', { name: 'Reply' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The post you reply to was deleted.');
    expect(screen.getByRole('textbox', { name: 'Reply to Bilal Khan' })).toHaveValue('Too late');
  });

  it('updates live, with a count that repeated events do not change', async () => {
    const socket = new FakeSocket();
    act(() => socket.connect());
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: '2 replies' }));
    await thread();
    for (let times = 0; times < 2; times += 1) {
      act(() => socket.serverEmits('community:posted', reply(9, 'Live')));
      act(() => socket.serverEmits('community:replies', { id: '5', replies: 3 }));
    }
    expect(await screen.findByRole('button', { name: '3 replies' })).toBeVisible();
    expect(screen.getAllByText('Live')).toHaveLength(1);
    act(() => socket.serverEmits('community:deleted', { id: '9' }));
    await waitFor(() => expect(screen.queryByText('Live')).not.toBeInTheDocument());
    act(() => socket.disconnect());
  });

  it('deletes the viewer’s own reply after confirmation', async () => {
    const { person, requests } = open({ 'DELETE /api/community/posts/:id': { success: true } });
    await person.click(await screen.findByRole('button', { name: '2 replies' }));
    await thread();
    await person.click(screen.getByRole('button', { name: /^Delete your reply/ }));
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('By its value.')).not.toBeInTheDocument());
    expect(requests.at(-1)?.url).toMatch(/\/posts\/7$/);
  });

  it('is taken down by staff by keyboard, after a question, with a reason', async () => {
    const { person, requests } = open(
      { 'POST /api/staff/community/posts/:id/take-down': { success: true } },
      '/community',
      staff,
    );
    const button = await screen.findByRole('button', { name: /^Take down the post by Bilal Khan/ });
    button.focus();
    await person.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Take down this post by Bilal Khan?' });
    expect(dialog).toHaveTextContent('It is deleted for everyone with 2 replies. This cannot be undone.');
    const reason = within(dialog).getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toHaveFocus());
    await person.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await person.keyboard('{Enter}');
    await waitFor(() => expect(reason).toHaveFocus());
    await person.keyboard('It sells a course.{Enter}');
    expect(await screen.findByText('The post by Bilal Khan was taken down.')).toBeVisible();
    expect(screen.queryByText('Is gold zakatable?')).not.toBeInTheDocument();
    const sent = requests.find(({ method }) => method === 'POST');
    expect(sent?.url).toMatch(/\/staff\/community\/posts\/5\/take-down$/);
    expect(await sent?.json()).toEqual({ why: 'It sells a course.' });
  });

  it('stays, with the reason, where it could not be taken down', async () => {
    const { person } = open(
      {
        'POST /api/staff/community/posts/:id/take-down': problem(503, 'down', 'Not answering.'),
      },
      '/community',
      staff,
    );
    await person.click(await screen.findByRole('button', { name: /^Take down/ }));
    await person.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Spam{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not answering.');
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Spam');
    expect(screen.getByText('Is gold zakatable?')).toBeInTheDocument();
  });

  it('offers members nothing that takes down what others wrote', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: '2 replies' }));
    await thread();
    expect(screen.queryByRole('button', { name: /^Take down/ })).not.toBeInTheDocument();
  });

  it('says why replies could not be loaded, and tries again', async () => {
    let isDown = true;
    const { person } = open({
      'GET /api/community/posts/:id/replies': () =>
        isDown ? problem(503, 'down', 'Not answering.') : replies,
    });
    await person.click(await screen.findByRole('button', { name: '2 replies' }));
    expect(await screen.findByText('Not answering.')).toBeVisible();
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await thread()).toBeVisible();
  });
});

describe('the link of an alert', () => {
  it('opens the conversation with the focus on the reply, however many pages are before it', async () => {
    const { person } = open(
      {
        'GET /api/community/posts/:id': first,
        'GET /api/community/posts/:id/replies': ({ query }) =>
          query.get('after') === '6' ? page([reply(7, 'Linked')]) : page([reply(6, 'Earlier')], '6'),
      },
      '/community?post=5&reply=7',
    );
    await screen.findByText('Linked');
    const linked = within(await thread()).getAllByRole('article')[1];
    await waitFor(() => expect(linked).toHaveFocus());
    await person.click(screen.getByRole('link', { name: 'All posts' }));
    expect(await screen.findByLabelText('Write to the community')).toBeVisible();
  });

  it('says that a post or a reply was deleted', async () => {
    open(
      { 'GET /api/community/posts/:id': problem(404, 'post-deleted', 'This post was deleted.') },
      '/community?post=5',
    );
    expect(await screen.findByText('This post was deleted.')).toBeVisible();
  });

  it('says that only its reply was deleted', async () => {
    open({ 'GET /api/community/posts/:id': first }, '/community?post=5&reply=99');
    expect(await screen.findByText('The reply of this link was deleted.')).toBeVisible();
    expect(await thread()).toBeVisible();
  });

  it('ignores an address that names no post', async () => {
    open({}, '/community?post=abc');
    expect(await screen.findByLabelText('Write to the community')).toBeVisible();
  });
});
