import { FakeStream } from '../group/fakeConnections.testing';

/** What a test sees of the recorder of the browser. */
export interface FakeRecorder {
  /** Makes the next part of the sound. */
  makesPart: () => void;
  /** The ids of the tracks that are heard in the recording. */
  hears: () => string[];
  isRecording: () => boolean;
}

interface Destination {
  stream: FakeStream;
  heard: Set<string>;
}

/** Installs a recorder of sound for each test. */
export function withFakeRecorder(): FakeRecorder {
  let made: FakeMediaRecorder[] = [];
  let destinations: Destination[] = [];

  class FakeMediaRecorder extends EventTarget {
    static isTypeSupported = (type: string) => type === 'audio/webm;codecs=opus';
    state: 'inactive' | 'recording' = 'inactive';
    constructor(readonly stream: FakeStream) {
      super();
      made.push(this);
    }
    start() {
      this.state = 'recording';
    }
    part() {
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
    }
    stop() {
      this.part();
      this.state = 'inactive';
      this.dispatchEvent(new Event('stop'));
    }
  }
  class FakeAudio {
    createMediaStreamDestination = (): Destination => {
      const destination = { stream: new FakeStream(), heard: new Set<string>() };
      destinations.push(destination);
      return destination;
    };
    createMediaStreamSource = (stream: FakeStream) => {
      const ids = stream.getAudioTracks().map(({ id }) => id);
      let into: Partial<Destination> = {};
      return {
        connect: (destination: Partial<Destination>) => {
          into = destination;
          for (const id of ids) into.heard?.add(id);
        },
        disconnect: () => {
          for (const id of ids) into.heard?.delete(id);
        },
      };
    };
    close = async () => undefined;
  }
  class FakeAnalyser {
    fftSize = 1;
    getFloatTimeDomainData = () => undefined;
  }
  const installed = { MediaRecorder: FakeMediaRecorder, AudioContext: FakeAudio, AnalyserNode: FakeAnalyser };
  const before = new Map<string, unknown>();
  beforeEach(() => {
    for (const [name, value] of Object.entries(installed)) {
      before.set(name, Reflect.get(globalThis, name));
      Reflect.set(globalThis, name, value);
    }
  });
  afterEach(() => {
    for (const [name, value] of before) Reflect.set(globalThis, name, value);
    made = [];
    destinations = [];
  });
  return {
    makesPart: () => made.at(-1)?.part(),
    hears: () =>
      destinations.flatMap(({ stream, heard }) => (stream === made.at(-1)?.stream ? [...heard] : [])),
    isRecording: () => made.at(-1)?.state === 'recording',
  };
}
