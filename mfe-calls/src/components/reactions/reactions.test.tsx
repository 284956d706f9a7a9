import { act, screen, waitFor, within } from '@testing-library/react';
import type { GroupParticipant } from '@tayyib/shared/contracts';
import { bobHas, bobSends, channel, lastToBob, stage, withCallsOfBob } from '../call/callWithBob.fixture';
import { aRoomWithAnn } from '../../state/roomFixture.testing';
import { openRoom } from '../../state/groupRoom';

const { socket, online, talking } = withCallsOfBob(<h1>Any page</h1>);

const shown = () => [...document.querySelectorAll('[data-reaction]')].map((one) => one.textContent);
const announced = () =>
  [...document.querySelectorAll('[data-announces="reactions"]')].map((one) => one.textContent).join('');

describe('in a call', () => {
  it('shows what the other side feels on their picture, and says it politely', async () => {
    await talking();
    act(() => channel('status').open());
    bobSends({ reaction: 'dua' });
    expect(shown()).toEqual(['🤲']);
    expect(announced()).toBe('Bob reacts: dua.');
    expect(document.querySelector('[data-announces="reactions"]')).toHaveAttribute('aria-live', 'polite');
  });

  it('sends a reaction, shows it here too, and none while one is shown', async () => {
    const { person } = await talking();
    act(() => channel('status').open());
    await person.click(within(stage()).getByRole('button', { name: 'React, or raise your hand' }));
    const sent = () => channel('status').sent.filter((message) => message.includes('reaction'));
    const panel = screen.getByRole('complementary', { name: 'Reactions' });
    await person.click(within(panel).getByRole('button', { name: 'heart' }));
    await person.click(within(panel).getByRole('button', { name: 'applause' }));
    expect(sent()).toEqual(['{"reaction":"heart"}']);
    expect(shown()).toEqual(['❤️']);
  });

  it('sends no reaction while the other side cannot be reached', async () => {
    const { person } = await talking();
    await person.click(within(stage()).getByRole('button', { name: 'React, or raise your hand' }));
    await person.click(screen.getByRole('button', { name: 'heart' }));
    expect(channel('status').sent).toEqual([]);
    expect(shown()).toEqual([]);
  });

  it('raises the hand, by the keyboard too, and says that the other side did', async () => {
    const { person } = await talking();
    act(() => channel('status').open());
    await person.keyboard('h');
    expect(lastToBob()).toMatchObject({ hasRaisedHand: true });
    await person.keyboard('h');
    expect(lastToBob()).toMatchObject({ hasRaisedHand: false });
    bobHas({ hasRaisedHand: true });
    expect(within(stage()).getByRole('list', { name: 'People in this call' })).toHaveTextContent(
      'hand raised',
    );
    expect(announced()).toBe('Bob raises a hand.');
  });

  it('shows few of a flood', async () => {
    await talking();
    act(() => channel('status').open());
    const texts = new Set<string>();
    for (let count = 0; count < 500; count += 1) {
      bobSends({ reaction: count % 2 === 0 ? 'heart' : 'smile' });
      texts.add(shown().join());
    }
    expect(texts).toEqual(new Set(['❤️']));
  });
});

describe('in a room', () => {
  const zoya: GroupParticipant = {
    participant: '00000000-0000-4000-8000-0000000000a2',
    peerId: 'zoya',
    username: 'Zoya',
    self: false,
    isHost: false,
    isPresent: true,
    order: 2,
    handRaisedAt: null,
    isMicrophoneOn: true,
    isCameraOn: false,
    isSharingScreen: false,
    isMutedByHost: false,
  };
  const withZoya = (version: number, change: Partial<GroupParticipant> = {}) => {
    const room = aRoomWithAnn(version);
    return { ...room, participants: [...room.participants, { ...zoya, ...change }] };
  };

  async function inRoom() {
    socket().replyTo('group-call-register', () => ({
      ok: true,
      as: 'joined',
      room: withZoya(1),
      chat: [],
      subject: null,
    }));
    socket().replyTo('group-call-react', () => ({ ok: true }));
    const app = await online();
    await act(async () => app.store.dispatch(openRoom({ title: 'Zakat circle', hasLobby: false })));
    await screen.findByRole('region', { name: 'Room Zakat circle' });
    return app;
  }
  const { roomId } = aRoomWithAnn(1);
  const reacted = (participant: string, reaction: string, room = roomId) =>
    act(() => {
      const message = { roomId: room, participant, reaction };
      Reflect.apply(socket().serverEmits, socket(), ['group-call-reacted', message]);
    });

  it('asks the server to show a reaction, and shows those of the room', async () => {
    const { person } = await inRoom();
    await person.click(screen.getByRole('button', { name: 'React' }));
    await person.click(screen.getByRole('button', { name: 'applause' }));
    const requested = socket().sent.filter(([name]) => name === 'group-call-react');
    expect(requested.map(([, payload]) => payload)).toEqual([{ roomId, reaction: 'applause' }]);
    reacted(zoya.participant, 'heart');
    await waitFor(() => expect(shown()).toEqual(['❤️']));
    expect(announced()).toBe('Zoya reacts: heart.');
  });

  it.each([
    [zoya.participant, '<img src=x>', roomId],
    [zoya.participant, 'constructor', roomId],
    ['00000000-0000-4000-8000-0000000000ff', 'heart', roomId],
    ['__proto__', 'heart', roomId],
    [zoya.participant, 'heart', '00000000-0000-4000-8000-0000000000bb'],
  ])('shows nothing of %j, %j in %j', async (participant, reaction, room) => {
    await inRoom();
    reacted(participant, reaction, room);
    expect(shown()).toEqual([]);
  });

  it('says that a hand is raised', async () => {
    await inRoom();
    act(() => socket().serverEmits('group-call-room', withZoya(2, { handRaisedAt: 1 })));
    await waitFor(() => expect(announced()).toBe('Zoya raises a hand.'));
  });
});
