import { allSaved } from './savedTexts';

/** A browser in which nothing is saved, nor about to be. */
export async function forgetEverything(): Promise<void> {
  await allSaved();
  localStorage.clear();
  sessionStorage.clear();
}
