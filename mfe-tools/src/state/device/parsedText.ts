/** What was saved as JSON; null where there is nothing, or something else. */
export function parsedText(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
