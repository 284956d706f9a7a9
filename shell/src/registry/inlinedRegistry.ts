/** The registry's reply that the server wrote into the page of a signed-in user. Only once: later it is outdated. */
export function takeInlinedRegistry(): unknown {
  const element = document.getElementById('module-registry');
  const text = element?.textContent.trim() ?? '';
  element?.remove();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    // not what a server writes; the reply of the API is as good
    return null;
  }
}
