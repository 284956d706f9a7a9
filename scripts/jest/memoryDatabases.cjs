/** A request or transaction that calls what was assigned to it, after the code that made it has run. */
function later(run) {
  const event = { result: undefined, error: null };
  setTimeout(() => run(event), 0);
  return event;
}

function requestIn(transaction, work) {
  return later((request) => {
    try {
      request.result = work();
      request.onsuccess?.();
      transaction.oncomplete?.();
    } catch (error) {
      request.error = error;
      request.onerror?.();
      transaction.onabort?.();
    }
  });
}

/** The requests of one store, in a transaction that ends after one request. */
const objectStore = (values, transaction) => ({
  get: (key) => requestIn(transaction, () => values.get(key)),
  add: (value, key) =>
    requestIn(transaction, () => {
      if (values.has(key)) throw new DOMException('The key exists.', 'ConstraintError');
      values.set(key, structuredClone(value));
    }),
});

/** What jsdom lacks of IndexedDB, as far as our code needs it: values by key, in memory, one request in a transaction. */
exports.memoryDatabases = () => {
  const databases = new Map();
  return {
    open: (name) =>
      later((request) => {
        const isNew = !databases.has(name);
        const stores = databases.get(name) ?? new Map();
        databases.set(name, stores);
        request.result = {
          createObjectStore: (store) => stores.set(store, new Map()),
          transaction: () => {
            const transaction = {};
            transaction.objectStore = (store) => objectStore(stores.get(store), transaction);
            return transaction;
          },
          close: () => {},
        };
        if (isNew) request.onupgradeneeded?.();
        request.onsuccess?.();
      }),
    deleteDatabase: (name) =>
      later((request) => {
        databases.delete(name);
        request.onsuccess?.();
      }),
  };
};
