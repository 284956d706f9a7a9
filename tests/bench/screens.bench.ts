import {
  compile,
  metrics,
  parse,
  unknownCode,
  type CompiledScreen,
  type MetricSource,
  type Query,
} from '@tayyib/shared/screens';

// The time of a screen of ten clauses over 10,000 companies with 100 columns, one value in eight missing, without a request. The
// baseline is a loop over ten columns in the same run.

const ROWS = 10_000;
const COLUMNS = 100;
const YEARS = 10;
const ROUNDS = 2000;

const texts = {
  'ten comparisons': `market capitalization > 500
    debt to assets < 33%
    interest income to income < 5%
    liquidity < 70%
    return on equity > 15
    return on capital employed > 15
    P/E between 5 and 40
    dividend yield > 0.5%
    price > SMA 200
    stars >= 3`,
  'ten clauses of every kind': `market capitalization > 500 crore
    debt / total assets < 0.33 or debt < cash
    average return on capital employed 5 years > 15
    sales growth 5 years > 10
    debt falling 3 years
    highest eps 5 years <= eps * 1.2
    not (sector in (Sector1, Sector2) and size = small)
    status = compliant for 12 months
    not status changed within 6 months
    (price > sma 200 * 1.05 and rsi between 30 and 70)`,
};

let seed = 7;
/** A seeded generator. */
const random = (): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

function madeUpSource(): MetricSource {
  const columns = Array.from({ length: COLUMNS * YEARS }, () =>
    Float64Array.from({ length: ROWS }, () => (random() < 0.125 ? NaN : random() * 100 - 10)),
  );
  const places = new Map(metrics.map(({ id }, place) => [id, place]));
  const words = Array.from({ length: 20 }, (_, number) => `Sector${number}`);
  const codes = Uint16Array.from({ length: ROWS }, () =>
    random() < 0.1 ? unknownCode : Math.floor(random() * 20),
  );
  return {
    rows: ROWS,
    day: '2026-11-21',
    numbers: ({ id }, yearsAgo) => columns[(places.get(id) ?? 0) + yearsAgo * COLUMNS] ?? null,
    words: () => ({ codes, words }),
    statusHistory: () => history,
  };
}

const history = {
  offsets: Uint32Array.from({ length: ROWS + 1 }, (_, row) => row * 4),
  days: Int32Array.from(
    { length: ROWS * 4 },
    (_, entry) => 19_000 + (entry % 4) * 450 + Math.floor(random() * 400),
  ),
  codes: Uint16Array.from({ length: ROWS * 4 }, () => Math.floor(random() * 3)),
  words: ['compliant', 'non-compliant', 'under review'],
};

function read(text: string): Query {
  const result = parse(text);
  if (!result.ok) throw new Error(result.errors.map(({ message }) => message).join(' '));
  return result.query;
}

/** Prints wall time and CPU time, which differ on a busy machine. */
function measure(title: string, work: () => unknown, rounds = ROUNDS): void {
  const wall: number[] = [];
  const processor: number[] = [];
  for (let round = 0; round < rounds + 50; round += 1) {
    const startedMs = performance.now();
    const before = process.cpuUsage();
    work();
    const used = process.cpuUsage(before);
    // the first rounds are warm-up
    if (round < 50) continue;
    wall.push(performance.now() - startedMs);
    processor.push((used.user + used.system) / 1000);
  }
  const inWords = (times: number[]) => {
    times.sort((one, other) => one - other);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2).padStart(6);
    return `p50 ${at(0.5)} p99 ${at(0.99)} ms`;
  };
  console.log(`${title.padEnd(50)} wall ${inWords(wall)}   processor ${inWords(processor)}`);
}

const source = madeUpSource();
measure('a bare pass over ten columns (the floor)', () => {
  let found = 0;
  for (const { id } of metrics.slice(0, 10)) {
    for (const value of source.numbers({ id, period: null, standard: null }, 0) ?? [])
      if (value > 20) found += 1;
  }
  return found;
});
for (const [title, text] of Object.entries(texts)) {
  const query = read(text);
  const screen: CompiledScreen = compile(query);
  const { matches, unknowns, clauses } = screen.run(source);
  measure(`run: ${title} (bar p99 10 ms)`, () => screen.run(source));
  measure(`parse, compile and run: ${title}`, () => compile(read(text)).run(source), 500);
  measure(`explain one row: ${title}`, () => screen.explain(source, 17), 500);
  console.log(`  ${clauses.length} clauses: ${matches.length} match, ${unknowns.length} unknown, of ${ROWS}`);
}
