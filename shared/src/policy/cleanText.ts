/** Control characters except line breaks and tabs, and the two marks that turn the reading direction of others' words. */
const unseen = /[^\P{Cc}\n\t]|[\u202D\u202E]/gu;

/** What a person wrote, without what nobody can see and with one kind of line break. */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(unseen, '');
}
