/** By address, the last change sent there that has not been answered. */
const unanswered = new Map<string, Promise<unknown>>();

/**
 * Sends a change once the earlier ones to the same address are answered: two requests at once may reach the server in the other order,
 * and the last of them is what it saves.
 */
export async function inOrder<Reply>(address: string, send: () => Promise<Reply>): Promise<Reply> {
  const earlier = unanswered.get(address);
  const reply = earlier ? earlier.then(send, send) : send();
  unanswered.set(address, reply);
  try {
    return await reply;
  } finally {
    if (unanswered.get(address) === reply) unanswered.delete(address);
  }
}
