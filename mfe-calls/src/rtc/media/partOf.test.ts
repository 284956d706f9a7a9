import { ScriptedStream, ScriptedTrack, withScriptedConnections } from '../group/scriptedConnections';
import { partOf } from './partOf';

withScriptedConnections();

const [voice, picture, screen] = [
  new ScriptedTrack('audio', 'voice'),
  new ScriptedTrack('video', 'picture'),
  new ScriptedTrack('video', 'screen'),
];

it('gives the pictures or the voice of a stream, the same each time, and follows what comes and goes', () => {
  const stream = new MediaStream();
  const scripted = new ScriptedStream([voice, picture]);
  Object.assign(stream, { getTracks: scripted.getTracks });
  const [pictures, voices] = [partOf(stream, 'video'), partOf(stream, 'audio')];
  expect([pictures.getTracks(), voices.getTracks()]).toEqual([[picture], [voice]]);
  stream.dispatchEvent(Object.assign(new Event('addtrack'), { track: screen }));
  stream.dispatchEvent(Object.assign(new Event('removetrack'), { track: picture }));
  expect(partOf(stream, 'video')).toBe(pictures);
  expect(pictures.getTracks()).toEqual([screen]);
  expect(voices.getTracks()).toEqual([voice]);
});
