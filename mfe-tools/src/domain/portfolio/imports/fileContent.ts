/** The text of a chosen file, in UTF-8. */
export const textOf = (file: File): Promise<string> =>
  read(file, (reader) => {
    reader.readAsText(file);
    return () => (typeof reader.result === 'string' ? reader.result : '');
  });

/** The bytes of a chosen file. */
export const bytesOf = (file: File): Promise<Uint8Array> =>
  read(file, (reader) => {
    reader.readAsArrayBuffer(file);
    return () => (reader.result instanceof ArrayBuffer ? new Uint8Array(reader.result) : new Uint8Array());
  });

function read<Content>(file: File, start: (reader: FileReader) => () => Content): Promise<Content> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(reader.error ?? new Error(`${file.name} was not read.`)));
    const content = start(reader);
    reader.addEventListener('load', () => resolve(content()));
  });
}
