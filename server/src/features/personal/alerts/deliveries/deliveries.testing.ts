import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** The status of the reply to a message; null to leave it without one. */
type Answer = (message: Received) => number | null;

/** A server on this machine that stores what is posted to it. */
export async function startTarget() {
  const received: Received[] = [];
  let statusOf: Answer = () => 201;
  let open = 0;
  let mostOpen = 0;
  let onReceived = () => {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    response.on('close', () => (open -= 1));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
      received.push(one);
      const status = statusOf(one);
      if (status !== null)
        response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end();
      onReceived();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    answerWith: (next: number | Answer) => void (statusOf = typeof next === 'number' ? () => next : next),
    /** The largest number of requests that were open at once. */
    mostOpen: () => mostOpen,
    /** Called at each message. */
    onReceived: (listener: () => void) => void (onReceived = listener),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A browser that subscribed at a push service, and decrypts what arrives for it (RFC 8291). */
export function aBrowser(endpoint: string) {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read({ body }: Pick<Received, 'body'>): unknown {
      const salt = body.subarray(0, 16);
      const serverKey = body.subarray(21, 21 + (body[20] ?? 0));
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, serverKey]);
      const secret = hkdfSync('sha256', ecdh.computeSecret(serverKey), auth, info, 32);
      const derive = (label: string, length: number) =>
        Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${label}\0`, length));
      const sealed = body.subarray(21 + serverKey.length);
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      decipher.setAuthTag(sealed.subarray(-16));
      const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
      return JSON.parse(record.subarray(0, record.lastIndexOf(2)).toString());
    },
  };
}

/** The claims of a VAPID header (RFC 8292), if its signature is that of the key in it. */
export function vapidClaims({ headers }: Pick<Received, 'headers'>): { key: string; claims: unknown } | null {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', ...(x !== undefined && { x }), ...(y !== undefined && { y }) },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  const isRight = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return isRight ? { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) } : null;
}

/** A mail server on this machine that stores mails. */
export async function startMailServer() {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        done(null);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    smtp: { url: `smtp://127.0.0.1:${port}`, from: 'Tayyib <no-reply@tayyib.example>' },
    mails,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
