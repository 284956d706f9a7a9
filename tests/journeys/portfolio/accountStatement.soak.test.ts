import { nsdlStatement } from '../../../mfe-portfolio/src/domain/cas/nsdlStatement.fixture';
import { journeys } from '../setup/journeys';
import { desk, fitsWindow, phone } from '../setup/marketJourneys';
import { statementPdf } from '../setup/statementPdf';

/** Made up: of nobody. */
const statement = [
  'Central Depository Services (India) Limited CDSL',
  'Consolidated Account Statement',
  'Statement for the period from 01-09-2026 to 30-09-2026',
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

  it('encrypted with AES is read with its password, and with no other', async () => {
    const { page, opens, isRefused, isRead } = await choose(statementPdf(statement, { password, by: 'AES' }));
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

  it('of NSDL is imported on a phone', async () => {
    const file = statementPdf(nsdlStatement, { password, by: 'AES' });
    const { guest, page, opens, isRefused } = await choose(file, { as: 'premium', viewport: phone });
    await page.getByLabel('Password of statement.pdf').waitFor();
    await fitsWindow(guest);
    await opens('wrong');
    await isRefused();
    await fitsWindow(guest);
    await opens(password);
    await page.getByRole('heading', { name: 'NSDL account statement: statement.pdf' }).waitFor();
    await page.getByText('2 to import, 0 in the portfolio already, 2 refused.').waitFor();
    await page.getByText('Line 13: INE040A08914 is not a share').waitFor();
    await page.getByText('To import (2)').click();
    await fitsWindow(guest);
    await page.getByRole('button', { name: 'Import 2' }).click();
    const companies = page.getByRole('region', { name: 'Companies' });
    const reliance = companies.getByRole('rowgroup', { name: 'Reliance Industries Limited' });
    await reliance.getByText('30', { exact: true }).waitFor();
    const itc = companies.getByRole('rowgroup', { name: 'ITC Limited' });
    await itc.getByText('12', { exact: true }).waitFor();
    await fitsWindow(guest);
  });

  it('without a password is read without one', async () => {
    const { isRead } = await choose(statementPdf(statement));
    await isRead();
  });

  it('that is damaged, or another document, is refused with the reason', async () => {
    const damaged = await choose(Buffer.from('%PDF-1.6 and nothing else'));
    await damaged.page.getByText('This PDF is damaged.').waitFor();
    const other = await choose(statementPdf(['Contract note']));
    await other.page.getByText('This PDF is no consolidated account statement of CDSL or NSDL.').waitFor();
  });
});
