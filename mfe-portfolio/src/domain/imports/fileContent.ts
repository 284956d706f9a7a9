import { decodeText } from '@tayyib/shared/values/text-files';

/** The text of a chosen file, in any encoding of spreadsheets. */
export const textOf = async (file: File): Promise<string> => decodeText(await bytesOf(file));

/** The bytes of a chosen file. */
export const bytesOf = (file: File): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error(`${file.name} was not read.`)));
    reader.addEventListener('load', () =>
      resolve(reader.result instanceof ArrayBuffer ? new Uint8Array(reader.result) : new Uint8Array()),
    );
    reader.readAsArrayBuffer(file);
  });
