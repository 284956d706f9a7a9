import type { Message } from './Visit';

/** What a page sent, if it is a message of ours. */
export function messageIn(data: unknown): Message | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null;
  if (data.type === 'forget') return { type: 'forget' };
  if (data.type !== 'visit' || !('entry' in data && 'requested' in data && 'moduleFolders' in data))
    return null;
  const { entry, requested, moduleFolders } = data;
  if (typeof entry !== 'string' || !isTexts(requested) || !isTexts(moduleFolders)) return null;
  return { type: 'visit', entry, requested, moduleFolders };
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');
