/** One change of the feeds a member receives. */
export interface FeedChange {
  /** The feeds they receive after it. */
  feeds: ReadonlyMap<string, number>;
  subscribe: string[];
  unsubscribe: string[];
}

/**
 * The next step from the current feeds to the wanted ones. Both map members to the serial of their stream: a
 * member who restarted is dropped in one step and added in the next, because Janus knows both streams by one
 * name.
 */
export function nextFeeds(
  received: ReadonlyMap<string, number>,
  wanted: ReadonlyMap<string, number>,
): FeedChange {
  const unsubscribe = [...received].filter(([id, serial]) => wanted.get(id) !== serial).map(([id]) => id);
  const subscribe = [...wanted.keys()].filter((id) => !received.has(id));
  const unchanged = [...received].filter(([id]) => !unsubscribe.includes(id));
  const added = subscribe.map((id): [string, number] => [id, wanted.get(id) ?? 0]);
  return { feeds: new Map([...unchanged, ...added]), subscribe, unsubscribe };
}
