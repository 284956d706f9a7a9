import { Purification } from '../pages/tools/Purification';
import { journeys } from '../setup/journeys';
import { fitsWindow, phone } from '../setup/marketJourneys';

journeys('a visitor who purifies what shares brought', ({ enter }) => {
  it('types a holding on a phone, removes it and undoes that, in both themes', async () => {
    const guest = await enter({ viewport: phone });
    const { page } = guest;
    const purification = new Purification(page);
    await purification.openWithAcme();
    await purification.totals().getByRole('table', { name: 'By financial year' }).waitFor();
    await page.getByRole('button', { name: 'Remove Acme Limited' }).click();
    await purification.card('Acme Limited').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await purification.answer().getByText('₹50.00').waitFor();
    await fitsWindow(guest);
    await page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(guest);
  });
});
