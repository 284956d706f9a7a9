interface TextMessage {
  /** E.164: `+919876543210`. */
  to: string;
  text: string;
}

/** Hands one text message on; rejects when it was not taken. */
export type SmsGateway = (message: TextMessage) => Promise<void>;

const timeoutMs = 10_000;

/** Posts `{ to, text }` to a gateway's address with its key as the bearer. Any answer but a 2xx means not taken. */
export function httpSmsGateway({ url, key }: { url: string; key: string }): SmsGateway {
  return async (message) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    });
    await reply.body?.cancel();
    if (!reply.ok) throw new Error(`The text message gateway answered ${reply.status}.`);
  };
}
