import pg from 'pg';
import type { Journal } from './startLoad';

/** What went wrong with writes and pushes; each list is empty when nothing did. */
export interface Losses {
  /** Acknowledged and not stored. */
  lost: string[];
  /** Stored more than once. */
  doubled: string[];
  /** Members whose page does not show the newest title. */
  stale: string[];
}

/** Compares what was acknowledged and what pages show with the database. */
export async function findLosses(store: string, journals: readonly Journal[]): Promise<Losses> {
  const client = new pg.Client(store);
  await client.connect();
  try {
    const { rows: posts } = await client.query<{ text: string; count: number }>(
      'select text, count(*)::int as count from posts group by text',
    );
    const { rows: titles } = await client.query<{ id: string; title: string }>(
      'select id, title from watchlists',
    );
    const stored = new Map(posts.map(({ text, count }) => [text, count]));
    const titleOf = new Map(titles.map(({ id, title }) => [id, Number(title.slice('list '.length))]));
    const losses: Losses = { lost: [], doubled: [], stale: [] };
    for (const { member, posted, acknowledged, tried, shown } of journals) {
      losses.lost.push(...posted.filter((text) => !stored.has(text)));
      const title = titleOf.get(member.watchlist) ?? -1;
      if (title < acknowledged || title > tried)
        losses.lost.push(`${member.email}: ${title}, acknowledged ${acknowledged}`);
      if (shown !== title) losses.stale.push(`${member.email} shows ${shown}, stored is ${title}`);
    }
    losses.doubled = posts.filter(({ count }) => count > 1).map(({ text }) => text);
    return losses;
  } finally {
    await client.end();
  }
}
