import type { Page } from 'playwright-core';
import { Purification } from '../pages/tools/Purification';
import { PurificationLedger } from '../pages/tools/PurificationLedger';
import { inStore } from '../setup/journeyProduct';
import { journeys } from '../setup/journeys';
import { desk, fitsWindow, phone } from '../setup/marketJourneys';

const passphrase = 'four words of mine';
const asianPaints = 'Asian Paints Limited';

/** Files the accounts of the year to March 2024 again, with an interest income of that many rupees. */
const fileAgain = (
  store: string,
  interestRupees: number,
  { document, on }: Record<'document' | 'on', string>,
) =>
  inStore(
    store,
    `update filings set document = $1, published_on = $2,
       amounts = jsonb_set(amounts, '{interestIncome}', to_jsonb($3::bigint))
     where isin = 'INE021A01026' and period_end = '2024-03-31' and nature = 'consolidated'`,
    ...[document, on, String(interestRupees)],
  );

journeys('a user whose company files its accounts again', ({ enter, product }) => {
  afterAll(() =>
    fileAgain(product().store, 1_699_300_000, {
      document: 'INDAS_105555_1119419_09052024075545.xml',
      on: '2024-05-09',
    }),
  );

  /** A hundred shares, with dividends of ₹1,00,000 of which 0.47% is impure by the accounts. */
  async function openWithPaints(page: Page) {
    const purification = new Purification(page);
    await purification.open();
    const card = await purification.addCompany('asian paints', asianPaints);
    await card.getByLabel('Shares bought').fill('100');
    await card.getByLabel('Bought on').fill('2023-04-03');
    await card.getByLabel('Sold on').fill('2024-03-28');
    await card.getByLabel('Dividends received').fill('100000');
    await page.getByLabel('By dividend', { exact: true }).check();
    await purification.answer().getByText('₹469.64').waitFor();
    await page.getByRole('button', { name: 'Add to ledger' }).click();
  }

  it('sees what differs and adds a correction beside it, on the account and in the browser', async () => {
    const [onAccount, inBrowser] = [
      await enter({ as: 'premium', viewport: desk }),
      await enter({ as: 'pro', viewport: phone }),
    ];
    const ledgers = [new PurificationLedger(onAccount.page), new PurificationLedger(inBrowser.page)] as const;
    await openWithPaints(onAccount.page);
    await onAccount.page.getByRole('button', { name: 'I agree: save it on my account' }).click();
    await ledgers[0].addDues(1);
    await openWithPaints(inBrowser.page);
    await ledgers[1].startInBrowser(passphrase);
    await ledgers[1].addDues(1);
    for (const ledger of ledgers)
      await ledger
        .restated()
        .getByText(/^1 due agrees/)
        .waitFor();

    await fileAgain(product().store, 3_398_600_000, { document: 'again.xml', on: '2024-08-12' });
    await Promise.all([onAccount.page.reload(), inBrowser.page.reload()]);
    await ledgers[1].unlock(passphrase);
    for (const ledger of ledgers)
      await ledger
        .restated()
        .getByText(
          /^Accounts of the year to 31 Mar 2024 restated on 12 Aug 2024: impure share 0\.469\d*% before, 0\.939\d*% now\.$/,
        )
        .waitFor();
    await fitsWindow(onAccount);
    await fitsWindow(inBrowser);

    for (const [ledger, { page }] of [[ledgers[0], onAccount] as const, [ledgers[1], inBrowser] as const]) {
      // with the keyboard alone
      await ledger.correction('+₹469.65', asianPaints).focus();
      await page.keyboard.press('Enter');
      await ledger.restated().getByText('The ledger is up to date.').waitFor();
      await ledger
        .line(/^Correction: Asian Paints Limited/)
        .getByText('₹469.65')
        .waitFor();
      // the due it corrects stays in the statement of its year
      await ledger
        .balance()
        .getByRole('row', { name: /^In all/ })
        .getByText('₹939.29')
        .first()
        .waitFor();
    }
    await ledgers[0].showYear('2024-03-31');
    await ledgers[0]
      .line(/^Due: Asian Paints Limited/)
      .getByRole('cell', { name: '₹469.64' })
      .first()
      .waitFor();
    await onAccount.page.getByRole('switch', { name: 'Dark theme' }).click();
    await fitsWindow(onAccount);
    await fitsWindow(inBrowser);
  });
});
