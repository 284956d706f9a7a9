import { setTimeout as sleep } from 'node:timers/promises';
import type { WatchlistsReply } from '@tayyib/shared/contracts';
import type { Member } from './enter';

/** Titles of a watchlist are numbered; a post says whose it is and which. */
const titleOf = (count: number) => `list ${count}`;
const countOf = (title: string) => Number(title.slice('list '.length));

/** What a member did, and what their page shows. */
export interface Journal {
  member: Member;
  /** The texts of posts that were acknowledged, and of those that failed. */
  posted: string[];
  failedPosts: string[];
  /** The number of the last title that was acknowledged, and of the last that was tried. */
  acknowledged: number;
  tried: number;
  /** The number in the title that the page shows. */
  shown: number;
}

/** A page reads again when it hears of a change and when it reconnects, until it has an answer. */
const rereadMs = 300;
const betweenRequestsMs = 150;
/** The community accepts 20 posts a minute from a user. */
const betweenPostsMs = 3500;

const paths = ['/api/session', '/api/watchlistcat', '/api/getnotification'];

/** Lets members read and write through the proxy, without a pause, until it is finished. */
export function startLoad(proxy: string, members: readonly Member[]) {
  const failures: string[] = [];
  let isOver = false;
  let requests = 0;

  /** Returns whether it was acknowledged. */
  async function request(member: Member, method: string, path: string, body?: object): Promise<boolean> {
    requests += 1;
    const reply = await fetch(`${proxy}${path}`, {
      method,
      headers: member.headers,
      ...(body && { body: JSON.stringify(body) }),
    }).catch(String);
    const text = typeof reply === 'string' ? reply : await reply.text().catch(String);
    if (typeof reply !== 'string' && reply.ok) return true;
    failures.push(
      `${method} ${path}: ${typeof reply === 'string' ? '' : reply.status} ${text.slice(0, 200)}`,
    );
    return false;
  }

  async function write(journal: Journal, round: number, lastPostMs: number): Promise<number> {
    const { member } = journal;
    if (Date.now() - lastPostMs < betweenPostsMs) {
      journal.tried += 1;
      journal.member.titles = journal.tried;
      const title = titleOf(journal.tried);
      const isStored = await request(member, 'PATCH', `/api/watchlistcat/${member.watchlist}`, { title });
      if (isStored) journal.acknowledged = journal.tried;
      return lastPostMs;
    }
    // without the address: links are refused in the first posts of a member
    const text = `${member.watchlist} ${round} ${Date.now()}`;
    ((await request(member, 'POST', '/api/community/posts', { text }))
      ? journal.posted
      : journal.failedPosts
    ).push(text);
    return Date.now();
  }

  async function work(journal: Journal): Promise<void> {
    let lastPostMs = Date.now() - Math.random() * betweenPostsMs;
    for (let round = 0; !isOver; round += 1) {
      lastPostMs = await write(journal, round, lastPostMs);
      await request(journal.member, 'GET', paths[round % paths.length] ?? '');
      await sleep(betweenRequestsMs);
    }
  }

  const journals = members.map((member): Journal => {
    const journal = {
      member,
      posted: [],
      failedPosts: [],
      acknowledged: 0,
      tried: member.titles,
      shown: member.titles,
    };
    return journal;
  });
  const pages = journals.map((journal) => showTitle(proxy, journal));
  const works = journals.map(work);
  return {
    journals,
    /** Requests that failed since the last call. */
    takeFailures: () => failures.splice(0),
    requests: () => requests,
    finish: async () => {
      isOver = true;
      await Promise.all(works);
    },
    /** Closes the pages. */
    close: () => pages.forEach((close) => close()),
  };
}

/** Shows the watchlist of a member as a page does. Returns the function that ends it. */
function showTitle(proxy: string, journal: Journal): () => void {
  const { headers, socket } = journal.member;
  let isStale = false;
  let isReading = false;
  const read = async () => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    while (isStale) {
      isStale = false;
      const reply = await fetch(`${proxy}/api/watchlistcat`, { headers }).catch(() => undefined);
      if (reply?.ok) {
        const { data }: WatchlistsReply = await reply.json();
        journal.shown = countOf(data[0]?.title ?? '');
      } else {
        isStale = true;
        await sleep(rereadMs);
      }
    }
    isReading = false;
  };
  const onChange = () => void read();
  socket.on('watchlists:changed', onChange).on('connect', onChange);
  return () => void socket.off('watchlists:changed', onChange).off('connect', onChange);
}
