import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation } from '@tayyib/shared/sdk/router';
import { bobHas, bobSends, channel, lastToBob, stage, withCallsOfBob } from '../call/callWithBob.fixture';

/** Where the user is, and ways to other pages. */
function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/indices">Indices</Link>
      <Link to="/stock?isin=TCS&from=mail">TCS</Link>
      <Link to="/profile">Profile</Link>
    </>
  );
}

const { socket, talking } = withCallsOfBob(<Page />);

const here = (address: string) =>
  waitFor(() => expect(screen.getByText(address, { selector: 'h1' })).toBeInTheDocument(), { timeout: 3000 });
const button = (name: string) => within(stage()).getByRole('button', { name });
const rest = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

/** A call beneath which the page is seen. */
async function talkingOn(at: string) {
  const app = await talking(at);
  act(() => channel('status').open());
  bobHas({});
  await app.person.click(button('Back to the page'));
  return app;
}

describe('who shows pages', () => {
  it('sends the address of a page that may be shown, and nothing of others', async () => {
    const { person } = await talkingOn('/indices');
    await person.click(button('Show Bob this page'));
    expect(lastToBob()).toMatchObject({ shownPage: '/indices' });
    await person.click(screen.getByRole('link', { name: 'TCS' }));
    await waitFor(() => expect(lastToBob()).toMatchObject({ shownPage: '/stock?isin=TCS' }));
    await person.click(screen.getByRole('link', { name: 'Profile' }));
    await waitFor(() => expect(lastToBob()).toMatchObject({ shownPage: null }));
    expect(stage()).toHaveTextContent('This page is not shown to Bob.');
    expect(channel('status').sent.join('')).not.toContain('profile');
    await person.click(screen.getByRole('link', { name: 'Indices' }));
    await waitFor(() => expect(lastToBob()).toMatchObject({ shownPage: '/indices' }));
    await person.click(button('Stop showing'));
    expect(lastToBob()).toMatchObject({ shownPage: null });
    await person.click(screen.getByRole('link', { name: 'TCS' }));
    await rest(500);
    expect(lastToBob()).toMatchObject({ shownPage: null });
  });

  it('sees who follows', async () => {
    const { person } = await talkingOn('/indices');
    await person.click(button('Show Bob this page'));
    expect(stage()).toHaveTextContent('You show Bob the indices. Bob does not follow.');
    bobHas({ isFollowing: true });
    expect(stage()).toHaveTextContent('You show Bob the indices. Bob follows.');
  });

  it('is not offered on a page that may not be shown', async () => {
    await talkingOn('/profile');
    expect(within(stage()).queryByRole('button', { name: 'Show Bob this page' })).toBeNull();
  });

  it('begins from the call, which goes on in the small window', async () => {
    const { person } = await talking('/indices');
    act(() => channel('status').open());
    await person.click(button('More'));
    await person.click(button('Show Bob the pages I open'));
    expect(lastToBob()).toMatchObject({ shownPage: '/indices' });
    expect(button('Stop showing')).toBeInTheDocument();
    expect(screen.getByRole('main')).not.toHaveAttribute('inert');
  });

  it('shows nothing in the next call', async () => {
    const { person } = await talkingOn('/indices');
    await person.click(button('Show Bob this page'));
    await person.click(button('Hang up'));
    expect(screen.queryByText(/You show Bob/)).toBeNull();
    const sent = channel('status').sent.length;
    await person.click(screen.getByRole('link', { name: 'TCS' }));
    await rest(500);
    expect(channel('status').sent).toHaveLength(sent);
  });
});

describe('who is shown pages', () => {
  it('is asked before anything opens', async () => {
    await talkingOn('/profile');
    bobHas({ shownPage: '/indices' });
    expect(stage()).toHaveTextContent('Bob shows you the indices.');
    await rest(300);
    await here('/profile');
    expect(lastToBob()).toMatchObject({ isFollowing: false });
  });

  it('follows with the call above the page, until they stop', async () => {
    const { person } = await talkingOn('/profile');
    bobHas({ shownPage: '/indices' });
    await person.click(button('Follow'));
    await here('/indices');
    expect(lastToBob()).toMatchObject({ isFollowing: true });
    bobHas({ shownPage: '/stock?isin=TCS' });
    await here('/stock?isin=TCS');
    expect(stage()).toHaveTextContent('You follow Bob');
    await person.click(button('Stop following'));
    expect(lastToBob()).toMatchObject({ isFollowing: false });
    bobHas({ shownPage: '/indices' });
    await rest(1200);
    await here('/stock?isin=TCS');
  });

  it('looks alone from the page that they open themselves', async () => {
    const { person } = await talkingOn('/profile');
    bobHas({ shownPage: '/indices' });
    await person.click(button('Follow'));
    await here('/indices');
    await person.click(screen.getByRole('link', { name: 'Profile' }));
    await waitFor(() => expect(lastToBob()).toMatchObject({ isFollowing: false }));
    await here('/profile');
  });

  it('is asked once in a call, and may follow later', async () => {
    const { person } = await talkingOn('/profile');
    bobHas({ shownPage: '/indices' });
    await person.click(button('Look alone'));
    bobHas({ shownPage: null });
    bobHas({ shownPage: '/stock_screener' });
    expect(within(stage()).queryByRole('button', { name: 'Look alone' })).toBeNull();
    await here('/profile');
    await person.click(button('Follow'));
    await here('/stock_screener');
  });

  it('stays where they are when the other side shows nothing any more, and is asked again', async () => {
    const { person } = await talkingOn('/profile');
    bobHas({ shownPage: '/indices' });
    await person.click(button('Follow'));
    await here('/indices');
    bobHas({ shownPage: null });
    bobHas({ shownPage: '/stock_screener' });
    expect(button('Look alone')).toBeInTheDocument();
    await rest(1200);
    await here('/indices');
  });

  it('follows no more after the call', async () => {
    const { person } = await talkingOn('/profile');
    bobHas({ shownPage: '/indices' });
    await person.click(button('Follow'));
    await here('/indices');
    const { onmessage } = channel('status');
    const callId = '00000000-0000-4000-8000-0000000000c1';
    act(() => socket().serverEmits('user-hanged-up', { callId, reason: 'hung-up' }));
    act(() => onmessage?.({ data: JSON.stringify({ ...devices, shownPage: '/stock_screener' }) }));
    await rest(1200);
    await here('/indices');
  });

  const devices = { isMicrophoneOn: true, isCameraOn: true, isSharingScreen: false };

  it('does not show pages at the same time', async () => {
    const { person } = await talkingOn('/indices');
    await person.click(button('Show Bob this page'));
    bobHas({ shownPage: '/stock_screener' });
    await person.click(button('Stop showing'));
    await person.click(button('Follow'));
    expect(lastToBob()).toMatchObject({ shownPage: null, isFollowing: true });
    await here('/stock_screener');
  });
});

describe('a hostile side', () => {
  it('opens nothing by showing pages that may not be shown to who follows', async () => {
    const { person } = await talkingOn('/profile');
    bobHas({ shownPage: '/indices' });
    await person.click(button('Follow'));
    await here('/indices');
    await rest(1100);
    for (const shownPage of [
      'https://elsewhere.example/stock?isin=TCS',
      '//elsewhere.example',
      'javascript:alert(document.cookie)',
      '/api/auth/logout',
      '/plan?plan=pro',
      '/profile?delete=1',
      '/staff/people',
      '/halal/../plan',
      `/screener?q=${'x'.repeat(700)}`,
      { toString: '/indices' },
    ]) {
      bobHas({ shownPage: '/indices' });
      bobHas({ shownPage });
      await rest(50);
      await here('/indices');
      expect(stage()).not.toHaveTextContent('elsewhere');
    }
    // what may be shown is followed still
    await person.click(button('Show Bob this page'));
    await person.click(button('Stop showing'));
    bobHas({ shownPage: '/stock_screener' });
    await person.click(button('Follow'));
    await here('/stock_screener');
  });

  it('does not follow for the user, nor show in their name', async () => {
    await talkingOn('/profile');
    bobSends({ shownPage: '/indices', isFollowing: true, pageAnswer: 'follow' });
    bobHas({ shownPage: '/indices', isFollowing: true, pageAnswer: 'follow', isShowingPages: true });
    await rest(300);
    await here('/profile');
    expect(lastToBob()).toMatchObject({ isFollowing: false, shownPage: null });
  });

  it('turns few pages by a flood of them', async () => {
    const { person } = await talkingOn('/profile');
    bobHas({ shownPage: '/indices' });
    await person.click(button('Follow'));
    await here('/indices');
    const opened = new Set<string>();
    const heading = screen.getByText('/indices', { selector: 'h1' });
    const watch = new MutationObserver(() => opened.add(heading.textContent));
    watch.observe(heading, { childList: true, characterData: true, subtree: true });
    const began = performance.now();
    for (let round = 0; round < 20; round += 1) {
      for (let count = 0; count < 20; count += 1)
        bobHas({ shownPage: `/stock?isin=FLOOD${String(round)}-${String(count)}` });
      await rest(50);
    }
    watch.disconnect();
    const seconds = (performance.now() - began) / 1000;
    const turned = [...opened].filter((address) => address.includes('FLOOD'));
    expect(turned.length).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  });
});
