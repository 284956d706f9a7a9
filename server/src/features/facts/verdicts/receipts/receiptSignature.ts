import { createPublicKey, verify } from 'node:crypto';
import type { VerdictReceipt } from '@tayyib/shared/contracts';
import { canonicalText } from '@tayyib/shared/registry-signature';
import { rulesHash } from '@tayyib/shared/shariah';
import type { RegistrySigner } from '../../../../plugins/registrySigner';

/** The signed content. The receipt is a hash of all inputs, so they are not repeated; names are not covered. */
function signedReceiptText(receipt: VerdictReceipt): string {
  const { format, isin, status, decidedAt, cause, judgedOn, standard } = receipt;
  return canonicalText({
    format,
    isin,
    status,
    decidedAt,
    cause,
    receipt: receipt.receipt,
    ...(judgedOn !== undefined && { judgedOn }),
    standard: standard.id,
    edition: standard.edition,
    rules: rulesHash(standard),
  });
}

/** Signing is not deterministic, so signatures of recently issued receipts are cached. */
const cachedSignatures = 500;

/** Signs receipts; the same receipt requested again is the same file, byte for byte. */
export function createReceiptSigner({ keyId, sign }: Pick<RegistrySigner, 'keyId' | 'sign'>) {
  const cached = new Map<string, string>();
  return (receipt: VerdictReceipt): VerdictReceipt => {
    const text = signedReceiptText(receipt);
    const value = cached.get(text) ?? sign(text, 'base64');
    cached.set(text, value);
    const [oldest] = cached.keys();
    if (cached.size > cachedSignatures && oldest !== undefined) cached.delete(oldest);
    return { ...receipt, signature: { keyId, value } };
  };
}

export type SignatureStanding = 'right' | 'wrong' | 'unsigned' | 'no key';

/** @param keys `<keyId>:<base64 SPKI> …`, as a page's `module-keys` has them */
export function signatureStanding(receipt: VerdictReceipt, keys: string): SignatureStanding {
  const { signature } = receipt;
  if (signature === undefined) return 'unsigned';
  const known = new Map(
    keys
      .split(/\s+/)
      .filter(Boolean)
      .map((key) => [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)] as const),
  );
  const spki = known.get(signature.keyId);
  if (spki === undefined) return 'no key';
  const key = createPublicKey({ key: Buffer.from(spki, 'base64'), type: 'spki', format: 'der' });
  const text = Buffer.from(signedReceiptText(receipt));
  const isRight = verify(
    'sha256',
    text,
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature.value, 'base64'),
  );
  return isRight ? 'right' : 'wrong';
}
