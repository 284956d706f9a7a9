import { buffer } from 'node:stream/consumers';
import { Purification } from '../pages/tools/Purification';
import { PurificationLedger } from '../pages/tools/PurificationLedger';
import { journeys } from '../setup/journeys';
import { fitsWindow, phone } from '../setup/marketJourneys';

const passphrase = 'four words of mine';

journeys('a user who erases their purification ledger', ({ enter }) => {
  it('deletes the one in the browser, and opens the copy they saved before', async () => {
    const guest = await enter({ viewport: phone });
    const { page } = guest;
    const ledger = new PurificationLedger(page);
    await new Purification(page).openWithAcme();
    await page.getByRole('button', { name: 'Add to ledger' }).click();
    await ledger.startInBrowser(passphrase);
    await ledger.addDues(1);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save a copy' }).click();
    const copy = await buffer(await (await download).createReadStream());
    expect(copy.toString()).not.toContain('Acme');
    const stored = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('ledger')));
    expect(await stored()).toHaveLength(1);

    await ledger.startToDelete();
    await page.getByText('Only a copy you saved can bring it back.').waitFor();
    await fitsWindow(guest);
    // with the keyboard alone: the dialog has the focus
    await page.keyboard.press('Escape');
    await ledger.balance().waitFor();
    await ledger.delete();
    await page.getByLabel('Passphrase for the new ledger').waitFor();
    expect(await stored()).toEqual([]);
    await page.reload();
    await page.getByLabel('Passphrase for the new ledger').waitFor();

    await page
      .getByLabel('Or open a copy you saved')
      .setInputFiles({ name: 'purification-ledger.json', mimeType: 'application/json', buffer: copy });
    await ledger.unlock(passphrase);
    await ledger
      .balance()
      .getByRole('row', { name: /^Acme Limited/ })
      .getByText('₹50.00')
      .first()
      .waitFor();
  });
});
