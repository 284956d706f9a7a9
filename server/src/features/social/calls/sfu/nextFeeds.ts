/** One change of what somebody receives. */
export interface FeedChange {
  /** What they receive after it. */
  feeds: ReadonlyMap<string, number>;
  subscribe: string[];
  unsubscribe: string[];
}

/**
 * The next step from what is received to what is wanted. Both say of each person the number of what they send: whoever sends
 * anew is dropped in one step and taken in the next, because they are known by one name.
 */
export function nextFeeds(
  received: ReadonlyMap<string, number>,
  wanted: ReadonlyMap<string, number>,
): FeedChange {
  const unsubscribe = [...received].filter(([id, serial]) => wanted.get(id) !== serial).map(([id]) => id);
  const subscribe = [...wanted.keys()].filter((id) => !received.has(id));
  const kept = [...received].filter(([id]) => !unsubscribe.includes(id));
  const taken = subscribe.map((id): [string, number] => [id, wanted.get(id) ?? 0]);
  return { feeds: new Map([...kept, ...taken]), subscribe, unsubscribe };
}
