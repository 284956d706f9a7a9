/**
 * Tells React what a visitor typed or chose in the fields of prerendered markup: to React, which has just hydrated the markup, the fields
 * have the values of the markup, and the first render would reset them.
 */
export function replayInput(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) replayChoice(field);
    else if (field instanceof HTMLTextAreaElement) replayText(field, HTMLTextAreaElement.prototype);
    else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) replayTick(field);
    else if (field instanceof HTMLInputElement) replayText(field, HTMLInputElement.prototype);
  }
}

function replayChoice(field: HTMLSelectElement): void {
  const isChanged = [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (isChanged) field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** React compares with what was last set on the element itself, so the text is set on the element's class. */
function replayText(field: HTMLInputElement | HTMLTextAreaElement, prototype: object): void {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  field.value = defaultValue;
  Reflect.set(prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A click on the restored field changes it again. A radio button that lost its mark is changed by the one that has it. */
function replayTick(field: HTMLInputElement): void {
  const { checked, defaultChecked, type } = field;
  if (checked === defaultChecked || (type === 'radio' && !checked)) return;
  field.checked = defaultChecked;
  field.click();
}
