import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { rc4 } from './rc4';

type Encryption = 'RC4' | 'AES';

interface Lock {
  password: string;
  by: Encryption;
}

/** What the standard says to fill a password up with. */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const permissions = -44;
const contentAt = 4;

/**
 * A PDF of one page with lines of text, by hand: encrypted by the standard security handler with a key of 128 bits (ISO 32000-1, 7.6),
 * or readable by everybody.
 */
export function statementPdf(lines: readonly string[], lock?: Lock): Buffer {
  const id = randomBytes(16);
  const encryption = lock && encryptionOf(lock, id);
  const text = Buffer.from(
    lines.map((line, at) => `BT /F1 7 Tf 30 ${780 - at * 14} Td (${escaped(line)}) Tj ET`).join('\n'),
  );
  const content = encryption ? encryption.encrypted(text, contentAt) : text;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length} >>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...(encryption ? [encryption.dictionary] : []),
  ];
  return documentOf(
    objects,
    `/ID [<${id.toString('hex')}> <${id.toString('hex')}>]${encryption ? ' /Encrypt 6 0 R' : ''}`,
  );
}

const escaped = (line: string) => line.replace(/[\\()]/g, (sign) => `\\${sign}`);

function documentOf(objects: readonly (string | Buffer)[], trailer: string): Buffer {
  let file = Buffer.from('%PDF-1.6\n');
  const places = objects.map((object, at) => {
    const place = file.length;
    file = Buffer.concat([
      file,
      Buffer.from(`${at + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  return Buffer.concat([
    file,
    Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`),
    Buffer.from(`trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`),
  ]);
}

function encryptionOf({ password, by }: Lock, id: Buffer) {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
  const owner = repeatedRc4(repeatedMd5(md5(padded)), padded);
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions);
  const key = repeatedMd5(md5(padded, owner, flags, id));
  const user = Buffer.concat([repeatedRc4(key, md5(padding, id)), Buffer.alloc(16)]);
  const version =
    by === 'RC4'
      ? '/V 2 /R 3'
      : '/V 4 /R 4 /CF << /StdCF << /CFM /AESV2 /AuthEvent /DocOpen /Length 16 >> >> /StmF /StdCF /StrF /StdCF';
  return {
    dictionary: `<< /Filter /Standard ${version} /Length 128 /P ${permissions} /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`,
    encrypted: (content: Buffer, object: number) => {
      const own = [key, Buffer.from([object, 0, 0, 0, 0])];
      if (by === 'RC4') return rc4(md5(...own), content);
      const start = randomBytes(16);
      const cipher = createCipheriv('aes-128-cbc', md5(...own, Buffer.from('sAlT')), start);
      return Buffer.concat([start, cipher.update(content), cipher.final()]);
    },
  };
}

function md5(...parts: readonly Buffer[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest();
}

function repeatedMd5(from: Buffer): Buffer {
  return Array.from({ length: 50 }).reduce<Buffer>((hash) => md5(hash), from);
}

/** Encrypts with the key and with 19 variants of it, one after another. */
function repeatedRc4(key: Buffer, data: Buffer): Buffer {
  return Array.from({ length: 20 }).reduce<Buffer>(
    (encrypted, _, round) => rc4(Buffer.from(key.map((byte) => byte ^ round)), encrypted),
    data,
  );
}
