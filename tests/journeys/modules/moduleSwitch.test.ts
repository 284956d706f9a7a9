import { ModuleConsole } from '../pages/ModuleConsole';
import { ownJourneyProduct } from '../setup/journeyProduct';
import { journeysIn } from '../setup/journeys';

journeysIn(ownJourneyProduct(), 'staff who switch a module off while it is in use', ({ enter }) => {
  it('see the open tab follow without a reload, off and on', async () => {
    const [staff, other] = [await enter({ as: 'staff' }), await enter({ as: 'free' })];
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

  it('are also followed by a tab whose first connection was refused', async () => {
    const [staff, other] = [await enter({ as: 'staff' }), await enter({ as: 'free' })];
    const { page } = other;
    let connections = 0;
    await page.routeWebSocket(/\/socket\.io\//, (socket) => {
      connections += 1;
      if (connections > 1) {
        socket.connectToServer();
        return;
      }
      // as by a server without its database
      socket.onMessage(() => socket.send('44{"message":"Our database is not answering."}'));
      socket.send('0{"sid":"first","upgrades":[],"pingInterval":25000,"pingTimeout":20000}');
    });
    await page.goto('/zakat-calculator');
    await page.getByRole('heading', { level: 1, name: 'Zakat Calculator' }).waitFor();
    const modules = new ModuleConsole(staff.page);
    await modules.open();
    await modules.switch('Calculators', false, 'a figure in it is wrong');
    await page.getByRole('heading', { level: 1, name: 'Zakat Calculator is switched off' }).waitFor();
    expect(connections).toBe(2);
    await modules.switch('Calculators', true, 'the figure is right again');
    await page.getByRole('heading', { level: 1, name: 'Zakat Calculator', exact: true }).waitFor();
  });

  it('do so on a phone and in the dark theme', async () => {
    const staff = await enter({
      as: 'staff',
      viewport: { width: 390, height: 844 },
      colorScheme: 'dark',
    });
    const modules = new ModuleConsole(staff.page);
    await modules.open();
    await modules.historyOf('Calculators');
    await staff.checkPage();
    expect(await staff.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
