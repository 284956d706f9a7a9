import { ScriptedStream, ScriptedTrack, withScriptedConnections } from '../group/scriptedConnections';
import { carry } from './carry';

withScriptedConnections();

const [voice, picture, screen] = [
  new ScriptedTrack('audio', 'voice'),
  new ScriptedTrack('video', 'picture'),
  new ScriptedTrack('video', 'screen'),
];

it('gives an element one kind of what another stream has, and follows what comes and goes until it is ended', () => {
  const from = new MediaStream();
  const scripted = new ScriptedStream([voice, picture]);
  Object.assign(from, { getTracks: scripted.getTracks });
  const [pictures, voices] = [new MediaStream(), new MediaStream()];
  const end = carry(from, 'video', pictures);
  carry(from, 'audio', voices);
  expect([pictures.getTracks(), voices.getTracks()]).toEqual([[picture], [voice]]);
  scripted.addTrack(screen);
  from.dispatchEvent(new Event('addtrack'));
  scripted.removeTrack(picture);
  from.dispatchEvent(new Event('removetrack'));
  expect([pictures.getTracks(), voices.getTracks()]).toEqual([[screen], [voice]]);
  end();
  scripted.removeTrack(screen);
  from.dispatchEvent(new Event('removetrack'));
  expect(pictures.getTracks()).toEqual([screen]);
});

it('keeps the element with the same stream when the pictures come over another', () => {
  const shown = new MediaStream();
  const [before, after] = [picture, screen].map((track) =>
    Object.assign(new MediaStream(), { getTracks: new ScriptedStream([track]).getTracks }),
  );
  if (!before || !after) throw new Error('There are two.');
  carry(before, 'video', shown)();
  carry(after, 'video', shown);
  expect(shown.getTracks()).toEqual([screen]);
});
