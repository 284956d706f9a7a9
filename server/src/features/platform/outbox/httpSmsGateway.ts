interface TextMessage {
  /** E.164: `+919876543210`. */
  to: string;
  text: string;
}

/** Sends one text message; rejects if the gateway did not accept it. */
export type SmsGateway = (message: TextMessage) => Promise<void>;

const timeoutMs = 10_000;

/** Posts `{ to, text }` to the URL of a gateway with its key as bearer token. Any status but 2xx means not accepted. */
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
