import { ModuleConsole } from '../pages/ModuleConsole';
import { ownJourneyProduct } from '../setup/journeyProduct';
import { journeysIn } from '../setup/journeys';

journeysIn(ownJourneyProduct(), 'staff who switch a module off while it is in use', ({ enter }) => {
  it('see the open tab follow without a reload, off and on', async () => {
    const staff = await enter({ as: 'staff' });
    const other = await enter({ as: 'free' });
    const { page } = other;
    await page.goto('/zakat-calculator');
    const calculator = page.getByRole('heading', { level: 1, name: 'Zakat Calculator' });
    const entry = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Zakat Calculator' });
    await calculator.waitFor();
    await entry.waitFor();
    await page.evaluate(() => Reflect.set(window, 'isTheSamePage', true));

    const modules = new ModuleConsole(staff.page);
    await modules.open();
    await staff.checkPage();
    await modules.switch('Calculators', false, 'a figure in it is wrong');
    await page.getByRole('heading', { level: 1, name: 'Zakat Calculator is switched off' }).waitFor();
    await entry.waitFor({ state: 'detached' });
    await other.checkPage();

    await modules.switch('Calculators', true, 'the figure is right again');
    await calculator.waitFor();
    await entry.waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'isTheSamePage'))).toBe(true);
    expect(await modules.historyOf('Calculators')).toEqual([
      expect.stringMatching(/Switched on.*the figure is right again/),
      expect.stringMatching(/Switched off.*a figure in it is wrong/),
    ]);
  });
});
