import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { z } from 'zod';

/** Janus ends an idle session after a minute; this is well before. */
const aliveEveryMs = 20_000;
/** Janus answers in milliseconds; one that takes this long is considered dead. */
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

/** A plugin's message. */
export interface PluginReply {
  data: Record<string, unknown>;
  sdp: string | null;
}

/**
 * Janus refused, or did not answer. Its error text is left out: it may quote private data, and errors are
 * logged.
 */
export class JanusError extends Error {
  static ofCode(code: unknown): JanusError {
    return new JanusError(
      `Janus refused with its code ${typeof code === 'number' ? String(code) : 'unknown'}.`,
    );
  }
}

/** Connection events of a handle. */
interface HandleListener {
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
  private readonly listeners = new Map<number, HandleListener>();
  private readonly alive: NodeJS.Timeout;

  private constructor(
    private readonly socket: WebSocket,
    private readonly apiSecret: string,
  ) {
    socket.on('message', (data: Buffer) => this.receive(data.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => this.end());
    const stayAlive = () => void this.ask({ janus: 'keepalive' }).catch(() => socket.terminate());
    this.alive = setInterval(stayAlive, aliveEveryMs);
  }

  /** Throws when nothing answers there, or the secret is wrong. */
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

  /** Runs when Janus is gone, or the session was closed. */
  onClose(listener: () => void): void {
    this.socket.once('close', listener);
  }

  /** Attaches a handle of the plugin that forwards rooms. */
  async attach(): Promise<number> {
    const { data } = await this.ask({ janus: 'attach', plugin: 'janus.plugin.videoroom' });
    if (!data) throw new JanusError('There is no handle.');
    return data.id;
  }

  /** Detaches a handle with everything attached to it. A handle that is gone already is fine. */
  async detach(handle: number): Promise<void> {
    this.listeners.delete(handle);
    await this.ask({ janus: 'detach', handle_id: handle }).catch(() => undefined);
  }

  /** Listens for media connections of a handle coming up or going down. */
  follow(handle: number, listener: HandleListener): void {
    this.listeners.set(handle, listener);
  }

  /** Sends a request to the plugin, and waits for its final reply. Throws a `JanusError` when it refuses. */
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

  /** Sends an ICE candidate of a browser, before any later message. */
  trickle(handle: number, candidate: object): void {
    // useless for a handle that is gone
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

  private receive(text: string): void {
    const { data: message } = Message.safeParse(parsed(text));
    if (message?.sender !== undefined && message.janus === 'webrtcup')
      this.listeners.get(message.sender)?.up();
    if (message?.sender !== undefined && message.janus === 'hangup')
      this.listeners.get(message.sender)?.down();
    if (!message?.transaction) return;
    const waiting = this.waiting.get(message.transaction);
    if (!waiting) return;
    // a plugin request is acknowledged first and answered later; everything else is answered at once
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
