import { randomBytes } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { WatchlistChangedReply } from '@tayyib/shared/contracts';
import { demoPassword } from '../../../server/src/seed/demoAccounts';
import { inStore } from '../../journeys/setup/journeyProduct';

/** A member who is signed in, with one watchlist and an open page. */
export interface Member {
  email: string;
  headers: Record<string, string>;
  watchlist: string;
  /** The number of the last title that was tried. */
  titles: number;
  socket: Socket;
}

/** Where a member signs in and connects. */
export interface Entrance {
  /** A server, past the proxy: there each can have a network address of their own, as limits of signing in demand. */
  server: string;
  proxy: string;
  /** The connection string of the database. */
  store: string;
}

/** Adds a member, signs them in, and connects their page. */
export async function enter({ server, proxy, store }: Entrance): Promise<Member> {
  const email = `member.${randomBytes(5).toString('hex')}@tayyib.example`;
  await addMember(store, email);
  const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const signedIn = await send(
    server,
    'POST',
    '/api/login',
    { email, password: demoPassword, deviceType: 0 },
    {
      ...json,
      'x-forwarded-for': `10.${[...randomBytes(3)].join('.')}`,
    },
  );
  const cookies = signedIn.headers.getSetCookie().map((each) => each.split(';')[0]);
  const headers = { ...json, cookie: cookies.join('; ') };
  await send(server, 'PUT', '/api/consents/community-terms', { isGiven: true }, headers);
  const reply = await send(server, 'POST', '/api/addwatchlistcat', { title: 'list 0' }, headers);
  const { data }: WatchlistChangedReply = await reply.json();
  // quicker than a page, which waits for up to ten seconds
  const socket = io(proxy, {
    extraHeaders: headers,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelayMax: 1000,
  });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return { email, headers, watchlist: data._id, titles: 0, socket };
}

/** A copy of a demo account. */
const addMember = (store: string, email: string) =>
  inStore(
    store,
    `with added as (
      insert into users (email, first_name, last_name, plan, roles, password_hash)
      select $1, first_name, last_name, plan, roles, password_hash from users where email = $2
      returning id
    )
    insert into consent_events (user_id, purpose, action, version, at)
    select added.id, purpose, action, version, at
    from added, consent_events join users on users.id = user_id
    where email = $2 and purpose = 'terms'`,
    email,
    'pro@tayyib.example',
  );

async function send(
  address: string,
  method: string,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<Response> {
  const reply = await fetch(`${address}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!reply.ok)
    throw new Error(`${method} ${path} was answered with ${reply.status}: ${await reply.text()}`);
  return reply;
}
