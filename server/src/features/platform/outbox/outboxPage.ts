import { productName } from '@tayyib/shared/brand';
import { escapeHtml } from '../../../lib/escaping';
import type { messages } from '../../../database/schema/platform/messageTables';

type MessageRow = typeof messages.$inferSelect;

const styles = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; }
  .mark { border: 2px dashed; padding: .5rem 1rem; }
  article { border-top: 1px solid; padding: 1rem 0; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;

/** The outbox as a page. @param styleNonce lets its styles pass the content policy */
export function outboxPage(rows: readonly MessageRow[], styleNonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox of a developer's machine</title>
<style nonce="${styleNonce}">${styles}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p class="mark">This is a developer's machine. What ${productName} would send is shown here instead; nothing is sent.</p>
${rows.map(article).join('\n') || '<p>Nothing was sent yet.</p>'}
</main>
</body>
</html>`;
}

function article({ channel, recipient, subject, body, createdAt, status }: MessageRow): string {
  const kind = channel === 'mail' ? 'Mail' : 'Text message';
  const text = status === 'kept' ? linked(body) : `(${status})`;
  return `<article>
<h2>${escapeHtml(subject || kind)}</h2>
<p>${kind} to <strong>${escapeHtml(recipient)}</strong>, <time>${createdAt.toISOString()}</time></p>
<pre>${text}</pre>
</article>`;
}

/** In our texts a URL is alone on its line. */
const linked = (body: string) =>
  escapeHtml(body).replaceAll(/^https?:\/\/\S+$/gm, (address) => `<a href="${address}">${address}</a>`);
