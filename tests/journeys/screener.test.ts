import { Account } from './pages/Account';
import { Screener } from './pages/Screener';
import { stories } from './stage';

stories('someone who screens the market', ({ enter }) => {
  it('finds the same filters and the same stocks after a reload, and after opening the address elsewhere', async () => {
    const guest = await enter();
    await new Account(guest.page).signIn('free@tayyib.example');
    const screener = new Screener(guest.page);
    await screener.open();
    const everything = await screener.count();
    await guest.looksAround();

    await screener.tick(/^(Shariah )?Compliant/);
    await screener.tick(/^Large/);
    await screener.activeFilters().waitFor();
    await guest.page.waitForURL(/badge=compliant.*size=large|size=large.*badge=compliant/);
    const narrowed = await screener.count();
    expect(narrowed).not.toBe(everything);
    await guest.looksAround();

    await guest.page.reload();
    await screener.activeFilters().waitFor();
    expect(await screener.count()).toBe(narrowed);

    const other = await enter();
    await new Account(other.page).signIn('basic@tayyib.example');
    await other.page.goto(guest.page.url());
    const elsewhere = new Screener(other.page);
    await elsewhere.activeFilters().waitFor();
    expect(await elsewhere.count()).toBe(narrowed);
  });
});
