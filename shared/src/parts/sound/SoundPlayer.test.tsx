import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithApp } from '@tayyib/shared/testing';
import { SoundPlayer } from './SoundPlayer';

/** jsdom plays nothing: what a browser does on `play`, `pause` and `load` is done here. */
let audio: HTMLMediaElement;
let refuses = false;
beforeEach(() => {
  refuses = false;
  const prototype = HTMLMediaElement.prototype;
  jest.spyOn(prototype, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    fireEvent(this, new Event(refuses ? 'error' : 'play'));
    if (refuses) throw new DOMException('No sound', 'NotSupportedError');
  });
  jest.spyOn(prototype, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    fireEvent(this, new Event('pause'));
  });
  jest.spyOn(prototype, 'load').mockReturnValue(undefined);
  jest.spyOn(globalThis, 'Audio').mockImplementation(function () {
    return (audio = document.createElement('audio'));
  });
});
afterEach(() => jest.restoreAllMocks());

const open = () => renderWithApp(<SoundPlayer title="Zakat on shares" src="/api/sound" seconds={3725} />);

it('plays and pauses, and loads nothing before', async () => {
  const { person } = open();
  expect(screen.getByRole('group', { name: 'Recording: Zakat on shares' })).toBeVisible();
  expect(audio.preload).toBe('none');
  await person.click(screen.getByRole('button', { name: 'Play' }));
  await person.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

it('is silent once it is no longer shown', async () => {
  const { person, unmount } = open();
  await person.click(screen.getByRole('button', { name: 'Play' }));
  unmount();
  expect(audio.pause).toHaveBeenCalled();
  expect(audio).not.toHaveAttribute('src');
});

it('shows where it is, and goes on from any moment', () => {
  open();
  const position = screen.getByRole('slider', { name: 'Position' });
  expect(position).toHaveAttribute('aria-valuetext', '00:00 of 1:02:05');
  fireEvent.change(position, { target: { value: '600' } });
  expect(audio.currentTime).toBe(600);
  audio.currentTime = 605.4;
  act(() => void fireEvent.timeUpdate(audio));
  expect(position).toHaveAttribute('aria-valuetext', '10:05 of 1:02:05');
});

it('plays faster, up to twice as fast, and then as it was spoken', async () => {
  const { person } = open();
  const speeds: number[] = [];
  for (let pressed = 0; pressed < 4; pressed += 1) {
    await person.click(screen.getByRole('button', { name: /^Speed:/ }));
    speeds.push(audio.playbackRate);
  }
  expect(speeds).toEqual([1.25, 1.5, 2, 1]);
});

it('says when it cannot be played, and loads it again', async () => {
  const { person } = open();
  refuses = true;
  await person.click(screen.getByRole('button', { name: 'Play' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('It could not be played.');
  refuses = false;
  Object.defineProperty(audio, 'error', { value: { code: 4 } });
  await person.click(screen.getByRole('button', { name: 'Play' }));
  expect(audio.load).toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
