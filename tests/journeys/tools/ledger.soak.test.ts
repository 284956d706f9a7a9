import { text } from 'node:stream/consumers';
import { Purification } from '../pages/tools/Purification';
import { journeys } from '../setup/journeys';
import { fitsWindow, phone } from '../setup/marketJourneys';

journeys('a purification ledger', ({ enter }) => {
  it('is no place for a visitor on a phone, who saves the calculation as CSV', async () => {
    const guest = await enter({ viewport: phone });
    const { page } = guest;
    await new Purification(page).openWithAcme();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const file = await text(await (await download).createReadStream());
    expect(file).toMatch(/^"Acme Limited",.*,50\.00,50\.00,50\.00\r$/m);

    await page.getByRole('button', { name: 'Add to ledger' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add to ledger' });
    await dialog.getByRole('link', { name: 'Log in' }).waitFor();
    await fitsWindow(guest);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Open the ledger' }).click();
    await page.getByText('Without a ledger, the calculator saves its calculation as CSV').waitFor();
    await fitsWindow(guest);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  });
});
