import { FakeStream, FakeTrack } from '../group/fakeConnections.testing';

/** A track of a device, which a test may unplug. */
class FakeDeviceTrack extends FakeTrack {
  /** @param opened receives each track, also copies */
  constructor(
    kind: 'audio' | 'video',
    id: string,
    private readonly opened: FakeDeviceTrack[],
    effects: FakeDeviceTrack['effects'] = {},
  ) {
    super(kind, id);
    this.effects = effects;
    opened.push(this);
  }
  enabled = true;
  readyState: 'live' | 'ended' = 'live';
  stop = () => {
    this.readyState = 'ended';
  };
  /** As the browser does when its device is unplugged. */
  unplug = () => {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  };
  /** Opens a copy, which is stopped by itself. */
  clone = () => {
    const copy = new FakeDeviceTrack(this.kind, this.id, this.opened);
    copy.enabled = this.enabled;
    return copy;
  };
  /** What the device does to its sound or picture; a test may give it the choice. */
  effects: { noiseSuppression?: boolean; backgroundBlur?: boolean } = {};
  getSettings = () => ({ deviceId: this.id, ...this.effects });
  getCapabilities = () =>
    Object.fromEntries(Object.keys(this.effects).map((effect) => [effect, [true, false]]));
  getConstraints = () => ({});
  applyConstraints = async (constraints: Record<string, { exact: boolean }>) => {
    for (const [effect, { exact }] of Object.entries(constraints))
      this.effects = { ...this.effects, [effect]: exact };
  };
}

/** The fake devices of a test. */
export interface FakeDevices {
  /** The constraints that were requested. */
  readonly requested: MediaStreamConstraints[];
  /** How the screen was requested. */
  readonly screens: DisplayMediaStreamOptions[];
  /** Every track that was opened. */
  readonly tracks: FakeDeviceTrack[];
}

const isExactly = (wanted: MediaTrackConstraints | boolean | undefined) =>
  typeof wanted === 'object' && typeof wanted.deviceId === 'object' && !Array.isArray(wanted.deviceId)
    ? wanted.deviceId.exact
    : undefined;

/**
 * Installs a fake camera and microphone for each test; devices whose id or kind is in `missing` cannot be opened.
 * @param refusal the browser's name for the reason why none of a kind can be opened
 * @param effects what microphone and camera can do to their sound and picture
 */
export function withFakeDevices(
  missing: ReadonlySet<string> = new Set(),
  refusal = { name: 'NotFoundError' },
  effects: Partial<Record<'audio' | 'video', FakeDeviceTrack['effects']>> = {},
): FakeDevices {
  const requested: MediaStreamConstraints[] = [];
  const screens: DisplayMediaStreamOptions[] = [];
  const opened: FakeDeviceTrack[] = [];
  const getUserMedia = async (wanted: MediaStreamConstraints) => {
    requested.push(wanted);
    const kinds = (['audio', 'video'] as const).filter((kind) => wanted[kind]);
    for (const kind of kinds) {
      const id = isExactly(wanted[kind]);
      if (id !== undefined && missing.has(String(id))) throw new DOMException('', 'OverconstrainedError');
      if (missing.has(kind)) throw new DOMException('', refusal.name);
    }
    const tracks = kinds.map(
      (kind) => new FakeDeviceTrack(kind, String(isExactly(wanted[kind]) ?? kind), opened, effects[kind]),
    );
    return new FakeStream(tracks);
  };
  const getDisplayMedia = async (wanted: DisplayMediaStreamOptions) => {
    screens.push(wanted);
    const hasSound = Boolean(wanted.audio) && !missing.has('screen sound');
    const tracks = [new FakeDeviceTrack('video', 'screen', opened)];
    if (hasSound) tracks.push(new FakeDeviceTrack('audio', 'screen sound', opened));
    const ofKind = (kind: string) => () => tracks.filter((track) => track.kind === kind);
    return Object.assign(new FakeStream(tracks), {
      getAudioTracks: ofKind('audio'),
      getVideoTracks: ofKind('video'),
    });
  };
  beforeEach(() => {
    screens.length = 0;
    requested.length = 0;
    opened.length = 0;
    const nothing = () => undefined;
    const enumerateDevices = async () => [];
    const value = {
      getUserMedia,
      getDisplayMedia,
      getSupportedConstraints: () => ({}),
      enumerateDevices,
      addEventListener: nothing,
      removeEventListener: nothing,
    };
    Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'mediaDevices'));
  return { requested, screens, tracks: opened };
}
