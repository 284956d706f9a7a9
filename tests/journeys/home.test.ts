import type { Browser } from 'playwright-core';
import { axeViolations, newVisitor, openBrowser } from '../support/openBrowser';
import { startProduct, type Product } from '../support/startProduct';

describe('a visitor', () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    [product, browser] = await Promise.all([startProduct(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
  });

  it('finds a home page that says what this is, without an error or a barrier', async () => {
    const { page, problems } = await newVisitor(browser, product.address);
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).toContain('Tayyib');
    expect(await axeViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});
