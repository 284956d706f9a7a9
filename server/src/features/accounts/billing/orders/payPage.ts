import { productName } from '@tayyib/shared/brand';
import { escapeHtml } from '../../../../lib/escaping';
import type { PaymentForm } from '../gateways/PaymentGateway';

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

const styles = `
  body { margin: 15vh auto; padding: 0 20px; max-width: 420px; font: 16px/1.5 system-ui, sans-serif; color: #1f1522; background: #fff }
  h1 { font-size: 24px } button { min-height: 44px; padding: 9px 24px; border: 0; border-radius: 999px; background: #3d014b;
  color: #fff; font: inherit; font-weight: 600; cursor: pointer } a { color: #6b1480 }`;

/** Our last page before the gateway's. It runs no script, so the buyer continues by a button. */
export function payPage(
  { action, fields }: PaymentForm,
  { amountPaise, title, styleNonce }: { amountPaise: number; title: string; styleNonce: string },
): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Pay for ${escapeHtml(title)} - ${productName}</title>
  <style nonce="${styleNonce}">${styles}</style>
</head>
<body>
  <main>
    <h1>${escapeHtml(title)}: ${rupees.format(amountPaise / 100)}</h1>
    <p>You pay on the page of ${action.hostname} and come back here.</p>
    <form method="post" action="${escapeHtml(action.href)}">
      ${inputs.join('\n      ')}
      <button>Continue to payment</button>
    </form>
    <p><a href="/plan">Back to the plans</a></p>
  </main>
</body>
</html>`;
}
