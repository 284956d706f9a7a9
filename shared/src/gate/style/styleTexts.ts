/** Elements whose styles a module could change for the whole page. */
const ELEMENTS =
  /^(\*|:root|html|body|a|button|input|select|textarea|label|form|table|t[rhd]|thead|tbody|main|header|footer|nav|section|article|aside|div|span|p|h[1-6]|ul|ol|li|dl|dt|dd|img|svg|canvas|iframe|dialog)\b/i;

/** Texts of a script that are style sheets, as a loader that puts styles into scripts leaves them. */
export function styleTexts(texts: Iterable<string>): string[] {
  return [...texts].filter((text) => {
    const [selector] = text
      .trimStart()
      .replace(/^(\/\*.*?\*\/|@media[^{]*\{)\s*/s, '')
      .split('{');
    return (
      /\{\s*(--)?[a-z-]+\s*:[^{}]+\}/.test(text) &&
      selector !== undefined &&
      (ELEMENTS.test(selector.trim()) || /^[.#[][\w-]/.test(selector.trim()))
    );
  });
}
