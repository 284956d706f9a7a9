import { createContext, useCallback, useState } from 'react';

/** Notes whether the text of a field, by its id, is no number. */
type NoteUnread = (field: string, isUnread: boolean) => void;

/** Where the number fields of a form note what they could not read: it counts as nothing in what the form computes. */
export const UnreadNumbers = createContext<NoteUnread | null>(null);

/** What number fields within `UnreadNumbers` with this value note: those that show a text that is no number. */
export function useUnreadNumbers(): { unread: ReadonlySet<string>; noteUnread: NoteUnread } {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const noteUnread = useCallback<NoteUnread>((field, isUnread) => {
    setUnread((before) => {
      const after = new Set(before);
      if (isUnread) after.add(field);
      else after.delete(field);
      return after;
    });
  }, []);
  return { unread, noteUnread };
}
