import { productName } from '@tayyib/shared/brand';

const styles = `
  body { margin: 15vh auto; padding: 0 20px; max-width: 420px; font: 16px/1.5 system-ui, sans-serif; color: #1f1522; background: #fff }
  h1 { font-size: 24px } button { min-height: 44px; padding: 9px 24px; border: 0; border-radius: 999px; background: #3d014b;
  color: #fff; font: inherit; font-weight: 600; cursor: pointer } a { color: #6b1480 }
  @media (prefers-color-scheme: dark) { body { color: #f2eef4; background: #1b1b1b } button { background: #cdbcf3; color: #1b1b1b }
  a { color: #cdbcf3 } }`;

const question = `<h1>End the mails about alerts?</h1>
    <p>Your alerts remain on your pages, and you can switch their mails on again there.</p>
    <form method="post">
      <button name="List-Unsubscribe" value="One-Click">End the mails</button>
    </form>`;
const ended = `<h1>These mails have ended</h1>
    <p>No more mails about alerts are sent to you. Mails about your account are not affected.</p>`;

/** The page behind the link in a mail. It needs no session and runs no script. */
export const unsubscribePage = (state: 'question' | 'ended', styleNonce: string): string => `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>Mails about alerts - ${productName}</title>
  <style nonce="${styleNonce}">${styles}</style>
</head>
<body>
  <main>
    ${state === 'ended' ? ended : question}
    <p><a href="/notification/settings">All settings of alerts</a></p>
  </main>
</body>
</html>`;
