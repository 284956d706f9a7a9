import { productName } from '@tayyib/shared/brand';
import { stateNamed, withoutLegislature } from '@tayyib/shared/indian-states';
import { gstPercent } from '@tayyib/shared/prices';
import { formatPaise } from '@tayyib/shared/values/format';
import { escapeHtml } from '../../../../lib/escaping';
import type { InvoiceRow } from './invoices';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const money = (paise: number) => formatPaise(paise / 100);

const styles = `
  body { margin: 40px auto; padding: 0 20px; max-width: 720px; font: 16px/1.5 system-ui, sans-serif; color: #1d1a22; background: #fff }
  h1 { font-size: 24px } table { width: 100%; margin-top: 32px; border-collapse: collapse }
  th, td { padding: 8px 0; text-align: left; border-bottom: 1px solid #d9d5df } .sum { text-align: right }
  .sandbox { padding: 8px 12px; border: 2px solid #8a5a00; color: #8a5a00 }
  @media print { body { margin: 0 } }`;

/** Other on-line contents, in the scheme of classification of services (heading 9984). */
const sac = '998439';

function sellerOf({ seller }: InvoiceRow): string {
  if (!seller) return `<p>${productName}<br>No seller is named: this is not a tax document.</p>`;
  const { name, address, gstin } = seller;
  return `<p>${escapeHtml(name)}<br>${escapeHtml(address)}<br>GSTIN ${gstin}</p>`;
}

function placeOf({ placeOfSupply }: InvoiceRow): string {
  const place = placeOfSupply === null ? null : stateNamed(placeOfSupply);
  return `${place === null ? '' : `<br>Place of supply: ${place} (${placeOfSupply})`}<br>SAC ${sac}`;
}

/** The parts of the GST. */
function taxesOf({ cgstPaise, sgstPaise, igstPaise, placeOfSupply }: InvoiceRow) {
  const half = gstPercent / 2;
  const ofState = placeOfSupply !== null && withoutLegislature.includes(placeOfSupply) ? 'UTGST' : 'SGST';
  if (igstPaise > 0) return [{ text: `of which IGST at ${gstPercent}%`, paise: igstPaise }];
  return [
    { text: `of which CGST at ${half}%`, paise: cgstPaise },
    { text: `of which ${ofState} at ${half}%`, paise: sgstPaise },
  ];
}

/** An invoice or credit note as one page that prints on A4. */
export function invoicePage(
  invoice: InvoiceRow,
  { isSandbox, styleNonce }: { isSandbox: boolean; styleNonce: string },
): string {
  const title = invoice.kind === 'invoice' ? 'Tax invoice' : 'Credit note';
  const row = (text: string, paise: number, cell: 'td' | 'th' = 'td') =>
    `<tr><${cell}>${escapeHtml(text)}</${cell}><${cell} class="sum">${money(paise)}</${cell}></tr>`;
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title} ${invoice.number} - ${productName}</title>
  <style nonce="${styleNonce}">${styles}</style>
</head>
<body>
  <main>
    <h1>${title} ${invoice.number}</h1>
    ${isSandbox ? '<p class="sandbox">Sandbox: no money moved. This is not a tax document.</p>' : ''}
    ${sellerOf(invoice)}
    <p>${day.format(invoice.issuedAt)}</p>
    <p>${escapeHtml(invoice.buyerName)}<br>${escapeHtml(invoice.buyerEmail)}${placeOf(invoice)}</p>
    <table>
      ${invoice.lines.map(({ text, amountPaise }) => row(text, amountPaise)).join('\n      ')}
      ${row('Total', invoice.totalPaise, 'th')}
      ${row('of which taxable value', invoice.taxablePaise)}
      ${taxesOf(invoice)
        .map(({ text, paise }) => row(text, paise))
        .join('\n      ')}
    </table>
  </main>
</body>
</html>`;
}
