/** Control characters except line breaks and tabs, and the two bidirectional override characters. */
const invisible = /[^\P{Cc}\n\t]|[\u202D\u202E]/gu;

/** Removes invisible characters from user input and normalizes line breaks. */
export function cleanText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(invisible, '');
}
