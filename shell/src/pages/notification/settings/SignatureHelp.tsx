import styles from '../notification.module.css';

/** How a receiver verifies that a message of a webhook is ours, and what it may receive twice. */
export function SignatureHelp() {
  return (
    <details className={styles.hint}>
      <summary>How to check the signature</summary>
      <p>
        Each message has the header <code>tayyib-signature: t=&lt;seconds&gt;,v1=&lt;hex&gt;</code>. Compute
        the HMAC-SHA256 of <code>&lt;seconds&gt;.&lt;body&gt;</code> under the secret of the webhook, as hex;
        the body is the bytes you received, not JSON that was parsed and written again. Compare it with{' '}
        <code>v1</code> in constant time, and refuse messages older than five minutes.
      </p>
      <p>
        The header <code>tayyib-delivery</code> is the same at every attempt of one delivery: ignore one that
        you have received already.
      </p>
      <p>
        Reply with a status from 200 to 299 within ten seconds. Anything else is tried again, up to twelve
        times within about a day. After fifty failures in a row the webhook is switched off until a test
        succeeds.
      </p>
    </details>
  );
}
