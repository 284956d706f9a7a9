const MAX_NAME_LENGTH = 30;
/** Names with another meaning in addresses or folders. */
const RESERVED_NAMES = ['api', 'assets', 'dev', 'module', 'modules', 'sample', 'server', 'shared', 'shell'];

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Renames the template's `sample`. */
export const renamed = (text: string, id: string) =>
  text.replaceAll('Sample', capitalized(id)).replaceAll('sample', id);

/** Why no module can have this name; undefined if one can. */
export function wordProblem(id: string): string | undefined {
  if (!/^[a-z][a-z0-9]*$/.test(id)) {
    // it becomes part of a JavaScript name, a folder, an address and a slice
    return `A module's name is one word of lower-case letters and digits that starts with a letter, such as news; "${id}" is not.`;
  }
  if (id.length > MAX_NAME_LENGTH) return `A module's name has at most ${MAX_NAME_LENGTH} letters.`;
  return RESERVED_NAMES.includes(id) ? `"${id}" is a reserved name.` : undefined;
}
