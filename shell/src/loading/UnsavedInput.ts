type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Where users write; what they type to search is not their work. */
const places = '#main, [role="dialog"]';

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'search');

const valueOf = (field: Field): string =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
    ? String(field.checked)
    : field.value;

/**
 * Knows whether the page shows anything that the user has typed or chosen. Modules say nothing for it: a field counts from when it has
 * another value than when it was first focused until it leaves the page, as a form does that was saved.
 */
export class UnsavedInput {
  /** The values at the first focus. */
  private readonly values = new Map<Field, string>();

  /** Begins to watch. Returns how to stop. */
  watch(): () => void {
    const note = ({ target }: Event) => {
      for (const field of this.values.keys()) if (!field.isConnected) this.values.delete(field);
      if (isField(target) && target.closest(places) && !this.values.has(target))
        this.values.set(target, valueOf(target));
    };
    document.addEventListener('focusin', note);
    return () => {
      document.removeEventListener('focusin', note);
      this.values.clear();
    };
  }

  get isThere(): boolean {
    return [...this.values].some(([field, value]) => field.isConnected && valueOf(field) !== value);
  }
}
