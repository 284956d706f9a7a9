import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { z } from 'zod';

/** A session that nobody speaks in ends after a minute; this is well before. */
const aliveEveryMs = 20_000;
/** Janus answers in milliseconds; one that takes this long is as good as gone. */
const answerWithinMs = 5000;

const Jsep = z.object({ type: z.enum(['offer', 'answer']), sdp: z.string() });
const Message = z.object({
  janus: z.string(),
  transaction: z.string().optional(),
  sender: z.number().optional(),
  data: z.object({ id: z.number() }).optional(),
  plugindata: z.object({ data: z.record(z.string(), z.unknown()) }).optional(),
  jsep: Jsep.optional(),
  error: z.object({ code: z.number() }).optional(),
});
type Message = z.infer<typeof Message>;

/** What a plugin said. */
export interface PluginReply {
  data: Record<string, unknown>;
  sdp: string | null;
}

/** Janus refused, or did not answer. Its own words are left out: they may quote what people sent it, and errors are written down. */
export class JanusError extends Error {
  static ofCode(code: unknown): JanusError {
    return new JanusError(
      `Janus refused with its code ${typeof code === 'number' ? String(code) : 'unknown'}.`,
    );
  }
}

/** What becomes of the connection of a handle. */
interface Fate {
  up: () => void;
  down: () => void;
}

interface Waiting {
  isAnsweredLater: boolean;
  resolve: (message: Message) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}

/** One session with a Janus, over its JSON protocol on a WebSocket. */
export class JanusConnection {
  private session = 0;
  private readonly waiting = new Map<string, Waiting>();
  private readonly fates = new Map<number, Fate>();
  private readonly alive: NodeJS.Timeout;

  private constructor(
    private readonly socket: WebSocket,
    private readonly apiSecret: string,
  ) {
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.end());
    const stayAlive = () => void this.ask({ janus: 'keepalive' }).catch(() => socket.terminate());
    this.alive = setInterval(stayAlive, aliveEveryMs);
  }

  /** Throws when nobody answers there, or the secret is not theirs. */
  static async open(port: number, apiSecret: string): Promise<JanusConnection> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}`, 'janus-protocol', {
      handshakeTimeout: answerWithinMs,
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    const connection = new JanusConnection(socket, apiSecret);
    try {
      const { data } = await connection.ask({ janus: 'create' });
      if (!data) throw new JanusError('There is no session.');
      connection.session = data.id;
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  /** Runs when Janus is gone, or was let go. */
  onClose(listener: () => void): void {
    this.socket.once('close', listener);
  }

  /** A handle of the plugin that forwards rooms. */
  async attach(): Promise<number> {
    const { data } = await this.ask({ janus: 'attach', plugin: 'janus.plugin.videoroom' });
    if (!data) throw new JanusError('There is no handle.');
    return data.id;
  }

  /** Lets a handle go, with all that hangs on it. One that is gone already is as good. */
  async detach(handle: number): Promise<void> {
    this.fates.delete(handle);
    await this.ask({ janus: 'detach', handle_id: handle }).catch(() => undefined);
  }

  /** Hears when pictures can travel over a handle, and when they no longer can. */
  follow(handle: number, fate: Fate): void {
    this.fates.set(handle, fate);
  }

  /** Asks the plugin, and waits for what it says in the end. Throws a `JanusError` when it refuses. */
  async request(
    handle: number,
    body: Record<string, unknown>,
    jsep?: { type: 'offer' | 'answer'; sdp: string },
  ): Promise<PluginReply> {
    const reply = await this.ask({ janus: 'message', handle_id: handle, body, ...(jsep && { jsep }) });
    const data = reply.plugindata?.data ?? {};
    if (data['error'] !== undefined) throw JanusError.ofCode(data['error_code']);
    return { data, sdp: reply.jsep?.sdp ?? null };
  }

  /** Says where a browser may be found, before whatever is said next. */
  trickle(handle: number, candidate: object): void {
    // for a handle that is gone it is of no use to anybody
    this.ask({ janus: 'trickle', handle_id: handle, candidate }).catch(() => undefined);
  }

  close(): void {
    this.socket.terminate();
  }

  private ask(message: Record<string, unknown>): Promise<Message> {
    return new Promise((resolve, reject) => {
      const transaction = randomUUID();
      const timer = setTimeout(() => {
        this.waiting.delete(transaction);
        reject(new JanusError('Janus did not answer.'));
      }, answerWithinMs);
      if (this.socket.readyState !== WebSocket.OPEN) {
        clearTimeout(timer);
        return reject(new JanusError('Janus is gone.'));
      }
      const isAnsweredLater = message['janus'] === 'message';
      this.waiting.set(transaction, { isAnsweredLater, resolve, reject, timer });
      const session = this.session === 0 ? {} : { session_id: this.session };
      this.socket.send(JSON.stringify({ ...message, ...session, transaction, apisecret: this.apiSecret }));
    });
  }

  private hear(text: string): void {
    const { data: message } = Message.safeParse(parsed(text));
    if (message?.sender !== undefined && message.janus === 'webrtcup') this.fates.get(message.sender)?.up();
    if (message?.sender !== undefined && message.janus === 'hangup') this.fates.get(message.sender)?.down();
    if (!message?.transaction) return;
    const waiting = this.waiting.get(message.transaction);
    if (!waiting) return;
    // a request to the plugin is acknowledged first and answered later; the rest is answered at once
    if (message.janus === 'ack' && waiting.isAnsweredLater) return;
    clearTimeout(waiting.timer);
    this.waiting.delete(message.transaction);
    if (message.janus === 'error') waiting.reject(JanusError.ofCode(message.error?.code));
    else waiting.resolve(message);
  }

  private end(): void {
    clearInterval(this.alive);
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer);
      reject(new JanusError('Janus is gone.'));
    }
    this.waiting.clear();
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
