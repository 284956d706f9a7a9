import { request } from 'playwright-core';
import { bearerToken } from '../../support/bearerToken';
import { Community } from '../pages/Community';
import { journeys } from '../setup/journeys';

journeys('the status badge of a user', ({ enter, product }) => {
  it('is next to their name, for themselves and for readers of their posts', async () => {
    const parveen = await enter({ as: 'premium' });
    const rafiq = await enter({ as: 'pro' });
    const setStatus = await statusSetter(product().address, rafiq.email);
    const hers = new Community(parveen.page);
    const his = new Community(rafiq.page);
    await his.open();
    await his.agreeToTerms();
    const text = 'Zakat is due on what the company could pay out.';
    await his.write(text);
    await his.post(text).waitFor();
    await hers.open();
    await hers.agreeToTerms();

    for (const [status, badge] of [
      [0, 'Verified'],
      [1, 'Member'],
      [4, 'Guest of the house'],
    ] as const) {
      await setStatus(status);
      await rafiq.page.goto('/profile');
      await rafiq.page.getByRole('main').getByText(badge, { exact: true }).waitFor();
      await rafiq.page.getByRole('button', { name: /^Profile of/ }).click();
      await rafiq.page.getByRole('banner').getByText(badge, { exact: true }).waitFor();
      await rafiq.checkPage();
      await parveen.page.reload();
      await hers.post(text).getByText(badge, { exact: true }).waitFor();
    }
    await setStatus(2);
    await rafiq.page.getByRole('link', { name: 'Log in' }).first().waitFor();
    // a closed account shares nothing any more
    await parveen.page.reload();
    await parveen.page.waitForLoadState('networkidle');
    await hers.post(text).waitFor({ state: 'detached' });
    await parveen.checkPage();
  });
});

/** Sets the status like an administrator's program, with an access token. */
async function statusSetter(address: string, email: string) {
  const office = await request.newContext({ baseURL: address });
  const token = await bearerToken(office, 'admin@tayyib.example');
  await office.dispose();
  const program = await request.newContext({
    baseURL: address,
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const found = await program.get('/api/admin/people', { params: { q: email } });
  const { people }: { people: { id: string }[] } = await found.json();
  return async (status: number) => {
    const data = { status, why: 'to see each kind' };
    const reply = await program.put(`/api/admin/people/${people[0]?.id}/status`, { data });
    expect(await reply.text()).toContain(`"status":${status}`);
  };
}
