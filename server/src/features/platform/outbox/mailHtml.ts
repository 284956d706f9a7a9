import { escapeHtml } from '../../../lib/escaping';

const isAddress = (line: string) => /^https?:\/\/\S+$/.test(line);

/**
 * The HTML of a mail whose text names a picture of ours: a line that describes it, and its address alone on the next one. Null for
 * every other text, which needs no HTML. Members and staff write some of these texts, so a picture of another origin is a link.
 */
export function mailHtml(text: string, origin: string | undefined): string | null {
  const lines = text.split('\n');
  const isPicture = (line: string | undefined) =>
    line !== undefined &&
    origin !== undefined &&
    line.startsWith(`${origin}/`) &&
    /^\/api\/alerts\/pictures\/[\da-f]{32}$/.test(line.slice(origin.length));
  if (!lines.some(isPicture)) return null;
  const shown = lines.flatMap((line, place) => {
    if (isPicture(lines[place + 1])) return [];
    if (isPicture(line)) return [picture(line, lines[place - 1] ?? '')];
    return [isAddress(line) ? `<a href="${escapeHtml(line)}">${escapeHtml(line)}</a>` : escapeHtml(line)];
  });
  return `<!doctype html>\n<html lang="en">\n<body>\n<p>${shown.join('<br>\n')}</p>\n</body>\n</html>\n`;
}

const picture = (address: string, description: string) =>
  `<img src="${escapeHtml(address)}" alt="${escapeHtml(description)}" style="max-width: 100%; height: auto">`;
