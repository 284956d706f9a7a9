import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WebSocketServer, type WebSocket } from 'ws';
import { z } from 'zod';
import { temporaryFolder } from '../../../../../testing/temporaryFolders';
import { aDescription } from '../../callFixtures';

const FakeRequest = z.object({
  janus: z.string(),
  transaction: z.string(),
  apisecret: z.string(),
  handle_id: z.number().optional(),
  body: z
    .object({
      request: z.string(),
      id: z.string().optional(),
      ptype: z.string().optional(),
      streams: z.array(z.object({ feed: z.string() })).optional(),
      subscribe: z.array(z.object({ feed: z.string() })).optional(),
      unsubscribe: z.array(z.object({ feed: z.string() })).optional(),
      mute: z.boolean().optional(),
    })
    .optional(),
  jsep: z.object({ sdp: z.string() }).optional(),
});
type FakeRequest = z.infer<typeof FakeRequest>;

/** A program that records where to listen, and waits; the fake answers in its place. */
const script = (conf: string) => `#!/bin/sh
[ "$1" = --version ] && exit 0
[ -e '${conf}.broken' ] && exit 1
cat "$2"/*.jcfg >'${conf}.part' && mv '${conf}.part' '${conf}'
exec sleep 3600
`;

/** A description with this in it is refused, with a message that quotes it. */
export const unreadable = 'a=unreadable';

/** What each sender sends, and in which order Janus forwards it: another one, since Janus promises none. */
const sentStreams = [
  { type: 'audio', mid: '0' },
  { type: 'video', mid: '1' },
  { type: 'video', mid: '2' },
];
const forwardedMids = ['0', '2', '1'];

/**
 * A fake Janus for tests that need no media: replies like Janus to senders and receivers, and reports every
 * sender's connection as up at once. The real one is covered by the journeys.
 */
export function fakeJanus() {
  const folder = temporaryFolder('janus');
  const program = join(folder, 'janus.sh');
  const conf = join(folder, 'conf');
  writeFileSync(program, script(conf));
  chmodSync(program, 0o755);
  /** Plugin requests, as `request` and its subject. */
  const requests: string[] = [];
  let server: WebSocketServer | null = null;
  let starts = 0;

  const start = () => {
    const text = readFileSync(conf, 'utf8');
    rmSync(conf);
    const port = Number(/ws_port = (\d+)/.exec(text)?.[1]);
    const secret = /api_secret = "(\w+)"/.exec(text)?.[1];
    starts += 1;
    server?.close();
    server = new WebSocketServer({ host: '127.0.0.1', port });
    server.on('connection', (socket) => answer(socket, secret, requests, heldBack));
  };
  const watch = setInterval(() => {
    if (existsSync(conf)) start();
  }, 10);

  const heldBack = new HeldBack();
  const die = () => {
    for (const client of server?.clients ?? []) client.terminate();
    server?.close();
  };
  return {
    environment: { SFU: 'on', JANUS: program },
    requests,
    get starts() {
      return starts;
    },
    die,
    /** Holds back replies to senders until the returned function runs. */
    holdSenders: () => heldBack.begin(),
    /** Dies, and does not start again. */
    breakDown: () => {
      writeFileSync(`${conf}.broken`, '');
      die();
    },
    stop: () => {
      clearInterval(watch);
      die();
    },
  };
}

/** Replies that are sent once they are no longer held back. */
class HeldBack {
  private due: (() => void)[] | null = null;

  begin(): () => void {
    this.due = [];
    return () => {
      const due = this.due ?? [];
      this.due = null;
      for (const give of due) give();
    };
  }

  give(answer: () => void): void {
    if (this.due) this.due.push(answer);
    else answer();
  }
}

function answer(socket: WebSocket, secret: string | undefined, requests: string[], heldBack: HeldBack): void {
  let ids = 0;
  const feeds = new Map<number, string>();
  const received = new Map<number, string[]>();
  const send = (message: object) => socket.send(JSON.stringify(message));
  const offer = (sender: number, transaction: string) => {
    const streams = (received.get(sender) ?? [])
      .flatMap((feed_id) => forwardedMids.map((feed_mid) => ({ feed_id, feed_mid, active: true })))
      .map((stream, mid) => ({ ...stream, mid: String(mid) }));
    const jsep = { type: 'offer', sdp: aDescription() };
    send({ janus: 'event', sender, transaction, plugindata: { data: { streams } }, jsep });
  };

  const plugin = ({ transaction, handle_id: sender = 0, body, jsep: offered }: FakeRequest) => {
    if (!body) return;
    if (offered?.sdp.includes(unreadable)) {
      const data = { error_code: 499, error: `Error parsing offer: ${offered.sdp}` };
      return send({ janus: 'event', sender, transaction, plugindata: { data } });
    }
    const { request, id, ptype, streams = [], subscribe = [], unsubscribe = [], mute } = body;
    const about = [...streams, ...subscribe, ...unsubscribe].map(({ feed }) => feed);
    requests.push([request, id, ...about, mute].filter((word) => word !== undefined).join(' '));
    if (['create', 'destroy', 'moderate'].includes(request))
      return send({ janus: 'success', sender, transaction, plugindata: { data: {} } });
    send({ janus: 'ack', transaction });
    if (request === 'joinandconfigure') {
      feeds.set(sender, id ?? '');
      const jsep = { type: 'answer', sdp: aDescription() };
      const data = { streams: sentStreams };
      return heldBack.give(() => {
        send({ janus: 'event', sender, transaction, plugindata: { data }, jsep });
        send({ janus: 'webrtcup', sender });
      });
    }
    if (ptype === 'subscriber' || request === 'update') {
      const wanted = [...streams, ...subscribe].map(({ feed }) => feed);
      if (wanted.some((feed) => ![...feeds.values()].includes(feed)))
        return send({ janus: 'event', sender, transaction, plugindata: { data: { error: 'No such feed' } } });
      const dropped = unsubscribe.map(({ feed }) => feed);
      const before = (received.get(sender) ?? []).filter((feed) => !dropped.includes(feed));
      received.set(sender, [...before, ...wanted]);
      return offer(sender, transaction);
    }
    send({ janus: 'event', sender, transaction, plugindata: { data: {} } });
  };

  socket.on('message', (data: Buffer) => {
    const message = FakeRequest.parse(JSON.parse(data.toString()));
    const { janus, transaction, apisecret, handle_id: handle } = message;
    if (apisecret !== secret)
      return send({ janus: 'error', transaction, error: { code: 403, reason: 'Unauthorized' } });
    if (janus === 'message') return plugin(message);
    if (janus === 'detach' && handle !== undefined) {
      requests.push(`detach ${feeds.get(handle) ?? 'receiver'}`);
      feeds.delete(handle);
    }
    ids += 1;
    send({ janus: 'success', transaction, data: { id: ids } });
  });
}
