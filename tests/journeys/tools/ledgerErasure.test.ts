import type { ConsentsReply, LedgerReply } from '@tayyib/shared/contracts';
import { Privacy } from '../pages/Privacy';
import { Purification } from '../pages/tools/Purification';
import { PurificationLedger } from '../pages/tools/PurificationLedger';
import { journeys } from '../setup/journeys';
import { desk, fitsWindow } from '../setup/marketJourneys';

journeys('a user who erases their purification ledger', ({ enter }) => {
  it('deletes the one on the account, and the agreement and the export know nothing of it', async () => {
    const guest = await enter({ as: 'premium', viewport: desk });
    const { page } = guest;
    const ledger = new PurificationLedger(page);
    const privacy = new Privacy(page);
    await new Purification(page).openWithAcme();
    await page.getByRole('button', { name: 'Add to ledger' }).click();
    await page.getByRole('button', { name: 'I agree: save it on my account' }).click();
    await ledger.addDues(1);
    await privacy.open();
    expect(await privacy.downloadedData()).toContain('Acme Limited');

    await page.goto('/purification-ledger');
    await ledger.balance().waitFor();
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await ledger.startToDelete();
    await page.getByText('your agreement is withdrawn. This cannot be undone.').waitFor();
    await fitsWindow(guest);
    await page.keyboard.press('Escape');
    await ledger.delete();
    await page.getByRole('button', { name: 'I agree: save it on my account' }).waitFor();
    const { lines }: LedgerReply = await (await page.request.get('/api/purification/ledger')).json();
    expect(lines).toEqual([]);
    const consents: ConsentsReply = await (await page.request.get('/api/consents')).json();
    expect(consents.purificationLedger).toMatchObject({ isGiven: false });
    await privacy.open();
    expect(await privacy.downloadedData()).not.toContain('Acme Limited');
  });
});
