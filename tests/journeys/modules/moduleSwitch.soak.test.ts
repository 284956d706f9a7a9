import { ModuleConsole } from '../pages/ModuleConsole';
import { ownJourneyProduct } from '../setup/journeyProduct';
import { journeysIn } from '../setup/journeys';

journeysIn(ownJourneyProduct(), 'staff who switch a module off while it is in use', ({ enter }) => {
  it('are also followed by a tab whose first connection was refused', async () => {
    const staff = await enter({ as: 'staff' });
    const other = await enter({ as: 'free' });
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
});
