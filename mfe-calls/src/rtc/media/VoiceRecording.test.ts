import { VoiceRecording, type RecordingStore, type Sent, type SoundPart } from './VoiceRecording';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const later: Sent<never> = { is: 'later', why: 'We could not reach the server.' };
const refusedBy = (why: string): Sent<never> => ({ is: 'refused', why });
const done: Sent<null> = { is: 'done', value: null };

/** A recorder whose parts the test makes, and a server that answers as the test says. */
function begin({
  start = async () => ({ is: 'done', value: 'id' }),
  answers = [],
  ends = [],
  starts = true,
}: Partial<Pick<RecordingStore, 'start'>> & {
  answers?: Sent<null>[];
  ends?: Sent<null>[];
  starts?: boolean;
} = {}) {
  let onPart: (bytes: Blob, seconds: number) => void = () => undefined;
  const stored: string[] = [];
  const requested: number[] = [];
  const heard: string[] = [];
  let fail: () => void = () => undefined;
  const microphones: (MediaStreamTrack | null)[] = [];
  const recording = new VoiceRecording(
    {
      type: 'audio/webm',
      start: (given, onFailure) => {
        onPart = given;
        fail = onFailure;
        return starts;
      },
      useMicrophone: (track) => microphones.push(track),
      stop: async () => onPart(new Blob(['last']), 99),
    },
    {
      start,
      send: async (_id, { part, bytes, seconds }: SoundPart) => {
        requested.push(part);
        const answer = answers.shift() ?? done;
        if (answer.is === 'done') stored.push(`${part} ${bytes.size} bytes to ${seconds} s`);
        return answer;
      },
      end: async (id) => {
        const answer = ends.shift() ?? done;
        if (answer.is === 'done') stored.push(`end of ${id}`);
        return answer;
      },
    },
    {
      onState: (state) => void (heard.at(-1) !== state && heard.push(state)),
      onEnd: (why) => heard.push(`over: ${why ?? 'all is stored'}`),
    },
  );
  const says = (text: string, seconds: number) => onPart(new Blob([text]), seconds);
  return { recording, says, stored, requested, heard, microphones, fail: () => fail() };
}

it('sends part after part, the last one when it is stopped, and then says that it has ended', async () => {
  const { recording, says, stored, heard } = begin();
  await recording.start();
  says('one', 5);
  says('three', 10);
  await recording.stop();
  expect(stored).toEqual(['0 3 bytes to 5 s', '1 5 bytes to 10 s', '2 4 bytes to 99 s', 'end of id']);
  expect(heard).toEqual(['recording', 'ending', 'over: all is stored']);
  await recording.stop();
  expect(stored).toHaveLength(4);
});

it('sends a part again until it is stored, and those after it in their order', async () => {
  const { recording, says, stored, requested, heard } = begin({ answers: [later, later, done] });
  await recording.start();
  says('one', 5);
  says('three', 10);
  await jest.advanceTimersByTimeAsync(2999);
  expect([requested, heard]).toEqual([[0], ['recording', 'delayed']]);
  await jest.advanceTimersByTimeAsync(3001);
  expect([requested, heard]).toEqual([
    [0, 0, 0, 1],
    ['recording', 'delayed', 'recording'],
  ]);
  expect(stored).toEqual(['0 3 bytes to 5 s', '1 5 bytes to 10 s']);
});

it('is over only when the rest is sent, and its end is stored', async () => {
  const { recording, says, stored, heard } = begin({ answers: [later, done], ends: [later] });
  await recording.start();
  const stopped = recording.stop();
  says('one', 5);
  await jest.advanceTimersByTimeAsync(2999);
  expect(heard).toEqual(['recording', 'ending']);
  await jest.advanceTimersByTimeAsync(3001);
  await stopped;
  expect([stored.length, stored.at(-1)]).toEqual([3, 'end of id']);
  expect(heard).toEqual(['recording', 'ending', 'over: all is stored']);
});

it('loses nothing that was said while the server answers, also when it is stopped before', async () => {
  let answer: (started: Sent<string>) => void = () => undefined;
  const { recording, says, stored } = begin({ start: () => new Promise((resolve) => (answer = resolve)) });
  const started = recording.start();
  says('one', 5);
  await recording.stop();
  expect(stored).toEqual([]);
  answer({ is: 'done', value: 'id' });
  await started;
  expect(stored).toEqual(['0 3 bytes to 5 s', '1 4 bytes to 99 s', 'end of id']);
});

it('ends with the reason when the server refuses it, or a part of it', async () => {
  const refused = begin({ start: async () => refusedBy('Only who speaks can record.') });
  await refused.recording.start();
  expect(refused.heard).toEqual(['recording', 'over: Only who speaks can record.']);
  expect(refused.stored).toEqual([]);

  const full = begin({ answers: [done, refusedBy('This recording is as long as one can be.')] });
  await full.recording.start();
  full.says('one', 5);
  full.says('two', 10);
  full.says('three', 15);
  await jest.advanceTimersByTimeAsync(0);
  expect(full.heard).toEqual(['recording', 'over: This recording is as long as one can be.']);
  expect(full.stored).toEqual(['0 3 bytes to 5 s', 'end of id']);
});

it('gives up after ten minutes without a server', async () => {
  const { recording, says, heard } = begin({ answers: Array.from({ length: 300 }, () => later) });
  await recording.start();
  says('one', 5);
  await jest.advanceTimersByTimeAsync(11 * 60_000);
  expect(heard).toEqual(['recording', 'delayed', `over: ${later.why}`]);
});

it('says that nothing is recorded where the browser refuses, or stops by itself', async () => {
  const refusing = begin({ starts: false });
  await refusing.recording.start();
  expect(refusing.heard).toEqual(['over: This browser could not record the microphone.']);
  const { recording, says, stored, heard, fail } = begin();
  await recording.start();
  says('one', 5);
  fail();
  await jest.advanceTimersByTimeAsync(0);
  expect(stored.at(-1)).toBe('end of id');
  expect(heard).toEqual(['recording', 'ending', 'over: The browser has stopped recording.']);
});

it('records another microphone from when it is used, and none once it has ended', async () => {
  const { recording, microphones } = begin();
  await recording.start();
  recording.useMicrophone(null);
  await recording.stop();
  recording.useMicrophone(null);
  expect(microphones).toEqual([null]);
});
