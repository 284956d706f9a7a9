import { openBrowser, newVisitor } from '../support/openBrowser';
import { startProduct } from '../support/startProduct';
async function main() {
  const product = await startProduct({ SAMPLE: 'full' }, 400000);
  const browser = await openBrowser();
  const { page } = await newVisitor(browser, product.address, { viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(100000);
  await page.context().request.post('/api/login', {
    data: {
      email: 'pro@tayyib.example',
      password: (await import('../../server/src/seed/demoAccounts')).demoPassword,
      deviceType: 0,
    },
  });
  page.on('response', (r) => {
    if (/screen/.test(r.url()))
      console.log(
        r.status(),
        r.request().method(),
        r.url().slice(-80),
        r.request().postData()?.slice(0, 200),
      );
  });
  await page.goto('/screener?q=Market+capitalization+%3E+0');
  await page.getByRole('table', { name: 'Stocks that match' }).waitFor();
  await page.waitForTimeout(1500);
  for (let i = 0; i < 6; i++) {
    const out = await page.evaluate(
      `(() => [...document.querySelectorAll('main table')].map((t) => { const f = t.parentElement; f.scrollTop = f.scrollHeight; return [t.className.slice(0,40), t.querySelector('caption')?.textContent, getComputedStyle(f).overflowY, f.clientHeight, f.scrollHeight, f.scrollTop, t.getAttribute('aria-rowcount'), [...document.querySelectorAll('main tr[aria-rowindex]')].at(-1)?.getAttribute('aria-rowindex')]; }))()`,
    );
    console.log(JSON.stringify(out));
    await page.waitForTimeout(1000);
  }
  await page.screenshot({ path: '/tmp/adv.png' });
  await browser.close();
  await product.stop();
}
void main();
