/** One day's trading in today's shares, in rupees. */
export interface Bar {
  day: string;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}
