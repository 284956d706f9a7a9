const headBytes = 400;

/** Whether a publisher answered with a page for people, which its servers do when they refuse a client. */
export const isWebPage = (bytes: Buffer): boolean =>
  /^\s*(<\?xml[^>]*\?>\s*)?<(!doctype\s+html|html|head|body)\b/i.test(
    bytes
      .subarray(0, headBytes)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  );
