// Part of each module of `npm run dev`: replaces the code that was saved, or reloads the page.

/** The id of the module, which the request of this file names. */
const id = __resourceQuery.slice(1);
let replaced = Promise.resolve();

async function replace(): Promise<void> {
  try {
    await import.meta.webpackHot.check(true);
  } catch (notReplaceable) {
    console.info(notReplaceable);
    location.reload();
  }
}

addEventListener('module-saved', (event) => {
  if (!(event instanceof CustomEvent) || event.detail !== id) return;
  event.preventDefault();
  replaced = replaced.then(replace);
});
