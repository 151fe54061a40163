/** Bar charts of the results, as SVG that follows the reader's light or dark setting. */
import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import { contenders } from "../contenders.ts";
import { tickClients, tickWays, type TickRow } from "../measurements/ticks.ts";
import type { Results } from "./results.ts";

interface Bar {
  readonly label: string;
  readonly value: number;
  readonly isOurs: boolean;
}

interface Chart {
  readonly title: string;
  readonly unit: string;
  readonly digits: number;
  readonly bars: readonly Bar[];
}

/** A picture inside an `<img>` sees none of the page's styles, but it does see the reader's preference. */
const style = `
  text { fill: #1f2328; font: 13px system-ui, -apple-system, "Segoe UI", sans-serif; stroke: none; }
  .title { font-size: 15px; font-weight: 600; text-anchor: start; }
  .unit { fill: #59636e; font-size: 12px; text-anchor: start; }
  .peer rect { fill: #8c959f; }
  .ours rect { fill: #0969da; }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; }
    .unit { fill: #9198a1; }
    .peer rect { fill: #6e7681; }
    .ours rect { fill: #58a6ff; }
  }`;

/** What is needed of a DOM element; this workspace has no types of a browser. */
interface Drawing {
  outerHTML: string;
  removeAttribute(name: string): void;
  setAttribute(name: string, value: string): void;
  querySelectorAll(selector: string): Iterable<{ remove(): void }>;
}

const plain = (text: string): string => text.replaceAll("`", "");

function plot(options: Plot.PlotOptions): Drawing {
  const { document } = parseHTML("<!doctype html><html><body></body></html>");
  return Plot.plot({ document: document as never, width: 760, ...options }) as unknown as Drawing;
}

/** The picture with its heading and its colours. */
function framed(svg: Drawing, title: string, unit: string): string {
  const heading = `<title>${title}, ${unit}</title><style>${style}</style><text class="title" x="12" y="20">${title}</text><text class="unit" x="12" y="40">${unit}</text>`;
  svg.removeAttribute("class");
  for (const old of svg.querySelectorAll("style")) old.remove();
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  svg.setAttribute("role", "img");
  return `${svg.outerHTML.replace(/^(<svg[^>]*>)/, `$1${heading}`)}\n`;
}

/** Better is shorter in every chart of bars. */
function draw({ title, unit, digits, bars }: Chart): string {
  const longest = Math.max(...bars.map(({ label }) => plain(label).length));
  const common = { x: "value", y: "label" } as const;
  const rows = bars.map((bar) => ({ ...bar, label: plain(bar.label) }));
  const svg = plot({
    height: 62 + rows.length * 28,
    marginTop: 52,
    marginLeft: 18 + longest * 7,
    marginRight: 76,
    marginBottom: 10,
    x: { axis: null },
    y: { label: null, tickSize: 0, domain: rows.map(({ label }) => label), padding: 0.28 },
    marks: [
      Plot.barX(
        rows.filter(({ isOurs }) => !isOurs),
        { ...common, className: "peer" },
      ),
      Plot.barX(
        rows.filter(({ isOurs }) => isOurs),
        { ...common, className: "ours" },
      ),
      Plot.text(rows, { ...common, text: ({ value }: Bar) => value.toFixed(digits), textAnchor: "start", dx: 6 }),
    ],
  });
  return framed(svg, title, `${unit}; shorter is better`);
}

function requestBars({ requests }: Results, method: "get" | "post"): Bar[] {
  const rows = requests.find((one) => one.method === method && one.inFlight === 50)?.rows ?? [];
  return contenders.flatMap(({ key, label, isOurs = false }) => {
    const row = rows.find((one) => one.key === key);
    return row === undefined ? [] : [{ label, isOurs, value: row.cpu.median }];
  });
}

const byValue = (bars: readonly Bar[]): Bar[] => bars.toSorted((left, right) => left.value - right.value);

/** How many ticks took how long, as columns from fast to slow. Columns of a client that needs longer stand further right. */
function drawTicks({ way, ticks, rows }: Results["ticks"][number], { key, histogram }: TickRow): string {
  const { label, isOurs } = tickClients.find((client) => client.key === key) ?? { label: key, isOurs: false };
  const shown = rows.flatMap((row) => row.histogram.filter(({ count }) => count > 0).map(({ from }) => from));
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  const columns = histogram
    .filter(({ from }) => from >= low && from <= high)
    .map(({ from, count }) => ({ from: `${from}`, share: (100 * count) / ticks }));
  const svg = plot({
    height: 190,
    marginTop: 52,
    marginLeft: 48,
    marginBottom: 42,
    x: { label: "microseconds, at least", tickSize: 0, domain: columns.map(({ from }) => from) },
    y: { label: "ticks, %", domain: [0, 60], ticks: 3 },
    marks: [Plot.barY(columns, { x: "from", y: "share", className: isOurs ? "ours" : "peer" })],
  });
  return framed(
    svg,
    `Tick to trade ${tickWays[way]}: ${plain(label)}`,
    "share of ticks by time; further left is better",
  );
}

/** Charts by file name. */
export function chartsOf(results: Results): Record<string, string> {
  const { signing, streams, start, sizes } = results;
  const unit = "microseconds of processor time a request, 50 in flight";
  const charts: Record<string, Chart> = {
    "request-get": { title: "Position list (GET)", unit, digits: 0, bars: byValue(requestBars(results, "get")) },
    "request-post": { title: "New order (POST)", unit, digits: 0, bars: byValue(requestBars(results, "post")) },
    signing: {
      title: "HMAC signature",
      unit: "microseconds",
      digits: 1,
      bars: byValue(signing.hmac.map(({ label, isOurs, time }) => ({ label, isOurs, value: time.median }))),
    },
    stream: {
      title: `Chat stream of ${streams.smallMegabytes.toFixed(0)} MB in small events`,
      unit: "milliseconds",
      digits: 0,
      bars: byValue(streams.small.map(({ label, isOurs, time }) => ({ label, isOurs, value: time.median }))),
    },
    size: {
      title: "Bundle for a browser",
      unit: "kB, gzip",
      digits: 1,
      bars: byValue(
        sizes.flatMap(({ label, isOurs, browser }) =>
          browser === undefined ? [] : [{ label, isOurs, value: browser.gzip / 1000 }],
        ),
      ),
    },
    "first-answer": {
      title: "From process start to the first answer",
      unit: "milliseconds",
      digits: 0,
      bars: byValue(start.firstAnswer.map(({ label, isOurs, time }) => ({ label, isOurs, value: time.median }))),
    },
  };
  const histograms = results.ticks.flatMap((one) =>
    one.rows.map((row) => [`tick-${one.way}-${row.key}`, drawTicks(one, row)] as const),
  );
  return Object.fromEntries([
    ...histograms,
    ...Object.entries(charts).map(([name, chart]) => [name, draw(chart)] as const),
  ]);
}
