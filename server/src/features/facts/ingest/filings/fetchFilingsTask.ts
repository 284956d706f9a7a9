/** The job that fetches the documents of filings from one host; its payload is `{ host }`. */
export const fetchFilingsTask = 'fetch-filings';
