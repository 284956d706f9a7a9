import { journeys } from '../setup/journeys';
import { desk } from '../setup/marketJourneys';
import { statementPdf } from '../setup/statementPdf';

/** Made up: of nobody. Transactions, which begin with an ISIN as holdings do, stand before the holdings. */
const statement = [
  'Central Depository Services (India) Limited CDSL',
  'Consolidated Account Statement',
  'Statement for the period from 01-09-2026 to 30-09-2026',
  'STATEMENT OF TRANSACTIONS FOR THE PERIOD FROM 01-09-2026 TO 30-09-2026',
  'ISIN Security Transaction Particulars Date Op. Bal Credit Debit Cl. Bal Stamp Duty',
  'INE002A01018 RELIANCE INDUSTRIES LIMITED EARLY PAYIN 01-09-2026 100.000 0.000 50.000 50.000',
  'INE154A01025 ITC LIMITED BY CR 14-09-2026 0.000 12.000 0.000 12.000 0.81',
  'INE467B01029 TCS LIMITED EARLY PAYIN 02-09-2026 3.000 0.000 3.000 0.000',
  'HOLDING STATEMENT AS ON 30-09-2026',
  'ISIN Security Current Bal Frozen Bal Pledge Bal Free Bal Market Price Value',
  'INE002A01018 RELIANCE INDUSTRIES LIMITED EQUITY SHARES 50.000 0.000 0.000 50.000 2,500.00 1,25,000.00',
  'INE154A01025 ITC LIMITED EQUITY SHARES OF RE 1 12.000 0.000 0.000 12.000 450.50 5,406.00',
];
const password = 'ABCDE1234F';

journeys('an account statement', ({ enter }) => {
  async function choose(file: Buffer, options: Parameters<typeof enter>[0] = {}) {
    const guest = await enter({ viewport: desk, ...options });
    const { page } = guest;
    await page.goto('/portfolio');
    const field = page.getByLabel('Spreadsheet, CSV file or account statement (PDF)');
    await field.setInputFiles({ name: 'statement.pdf', mimeType: 'application/pdf', buffer: file });
    const opens = async (typed: string) => {
      await page.getByLabel('Password of statement.pdf').fill(typed);
      await page.getByRole('button', { name: 'Open' }).click();
    };
    const isRefused = () => page.getByText('The password does not open this file.').waitFor();
    const isRead = async () => {
      await page.getByRole('heading', { name: 'CDSL account statement: statement.pdf' }).waitFor();
      await page.getByText('2 to import, 0 in the portfolio already, 0 refused.').waitFor();
      await page.getByText('To import (2)').click();
      await page.getByText(/INE002A01018: 50 held, 30 Sept? 2026, price not known/).waitFor();
      await page.getByText(/INE154A01025: 12 held, 30 Sept? 2026, price not known/).waitFor();
    };
    return { guest, page, opens, isRefused, isRead };
  }

  it('encrypted with RC4 is read with its password, and with no other', async () => {
    const { page, opens, isRefused, isRead } = await choose(statementPdf(statement, { password, by: 'RC4' }));
    await opens('');
    await isRefused();
    await opens('ABCDE1234G');
    await isRefused();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await opens(password);
    await isRead();
    expect(sent.filter((each) => each.includes(password) || each.includes('INE002A01018'))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      password,
    );
  });
});
