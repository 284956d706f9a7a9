/** The database of this browser with the keys, by user. */
const database = 'calculator-keys';
const store = 'keys';

/**
 * The key of a user on this device, which no script can export; null while there is none. Throws where the browser has no IndexedDB or
 * WebCrypto. It is read each time, since signing out deletes it.
 */
export async function deviceKey(owner: string): Promise<CryptoKey | null> {
  if (!('subtle' in crypto)) throw new Error('This page cannot encrypt.');
  return inStore('readonly', (keys) => keys.get(owner)).then(asKey);
}

/** The key of a user on this device, created if there is none. Two tabs that create it at once get the same. */
export async function deviceKeyOrNew(owner: string): Promise<CryptoKey> {
  const present = await deviceKey(owner);
  if (present !== null) return present;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  // `add` fails where another tab was first
  await inStore('readwrite', (keys) => keys.add(made, owner)).catch(() => null);
  const stored = await deviceKey(owner);
  if (stored === null) throw new Error('The key was not stored.');
  return stored;
}

const asKey = (stored: unknown) => (stored instanceof CryptoKey ? stored : null);

async function inStore(
  mode: IDBTransactionMode,
  request: (keys: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const opened = indexedDB.open(database, 1);
  opened.onupgradeneeded = () => opened.result.createObjectStore(store);
  const db = await resultOf(opened);
  try {
    const transaction = db.transaction(store, mode);
    return await resultOf(request(transaction.objectStore(store)), transaction);
  } finally {
    db.close();
  }
}

/** The result of a request; of one that writes, once it is stored. */
const resultOf = <Result>(request: IDBRequest<Result>, transaction?: IDBTransaction) =>
  new Promise<Result>((resolve, reject) => {
    const fail = () => reject(request.error ?? new Error('The database did not answer.'));
    request.onerror = fail;
    if (transaction === undefined) request.onsuccess = () => resolve(request.result);
    else {
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = fail;
    }
  });
