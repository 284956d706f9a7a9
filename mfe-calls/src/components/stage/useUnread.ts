import { useState } from 'react';

/** How many lines of others came since the chat was last open. */
export function useUnread(lines: readonly { id: string; isOwn: boolean }[], isOpen: boolean): number {
  const [seen, setSeen] = useState(() => lines.length);
  // read as they come; after a reload the earlier lines arrive late, and count as read too
  if (isOpen && seen !== lines.length) setSeen(lines.length);
  return isOpen ? 0 : lines.slice(seen).filter(({ isOwn }) => !isOwn).length;
}
