import type { Locator } from 'playwright-core';

/**
 * Chooses an option of a closed list by keyboard. A click may scroll the page or meet a dialog that takes the focus while it opens;
 * both close the list.
 * @param field the combobox
 */
export async function chooseOption(field: Locator, option: string): Promise<void> {
  const active = field.page().locator('.ant-select-item-option-active:visible');
  const activeTitles = () => active.evaluateAll((items) => items.map((item) => item.getAttribute('title')));
  for (;;) {
    const isOpen = (await field.getAttribute('aria-expanded')) === 'true';
    if (!isOpen) await field.press('Enter');
    else if ((await activeTitles()).includes(option)) break;
    else await field.press('ArrowDown');
  }
  await field.press('Enter');
  const list = field.locator('xpath=ancestor::div[contains(concat(" ", @class, " "), " ant-select ")]');
  await list.filter({ hasText: option }).waitFor();
}
