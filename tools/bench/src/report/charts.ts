/** Bar charts of the results, as SVG that follows the reader's light or dark setting. */
import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import type { Chart, Part } from "../part.ts";
import type { Row } from "../race.ts";
import { histogramFile } from "./page.ts";
import { partNames, parts, type Results } from "./results.ts";

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
function draw({ title, unit, digits, bar }: Chart, rows: readonly Row[]): string {
  const bars = rows
    .map((row) => ({ label: plain(row.label), value: bar(row), isOurs: row.isOurs === true }))
    .filter(({ value }) => Number.isFinite(value))
    .toSorted((left, right) => left.value - right.value);
  const longest = Math.max(...bars.map(({ label }) => label.length));
  const common = { x: "value", y: "label" } as const;
  const svg = plot({
    height: 62 + bars.length * 28,
    marginTop: 52,
    marginLeft: 18 + longest * 7,
    marginRight: 76,
    marginBottom: 10,
    x: { axis: null },
    y: { label: null, tickSize: 0, domain: bars.map(({ label }) => label), padding: 0.28 },
    marks: [
      Plot.barX(
        bars.filter(({ isOurs }) => !isOurs),
        { ...common, className: "peer" },
      ),
      Plot.barX(
        bars.filter(({ isOurs }) => isOurs),
        { ...common, className: "ours" },
      ),
      Plot.text(bars, {
        ...common,
        text: ({ value }: (typeof bars)[number]) => value.toFixed(digits),
        textAnchor: "start",
        dx: 6,
      }),
    ],
  });
  return framed(svg, title, `${unit}; shorter is better`);
}

/** How many ticks took how long, as columns from fast to slow. Columns of a client that needs longer stand further right. */
function drawHistogram(title: string, { label, isOurs, histogram = [] }: Row, rows: readonly Row[]): string {
  const shown = rows.flatMap((row) => (row.histogram ?? []).filter(({ count }) => count > 0).map(({ from }) => from));
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  const total = histogram.reduce((sum, { count }) => sum + count, 0);
  const columns = histogram
    .filter(({ from }) => from >= low && from <= high)
    .map(({ from, count }) => ({ from: `${from}`, share: (100 * count) / total }));
  const svg = plot({
    height: 190,
    marginTop: 52,
    marginLeft: 48,
    marginBottom: 42,
    x: { label: "microseconds, at least", tickSize: 0, domain: columns.map(({ from }) => from) },
    y: { label: "ticks, %", domain: [0, 60], ticks: 3 },
    marks: [Plot.barY(columns, { x: "from", y: "share", className: isOurs === true ? "ours" : "peer" })],
  });
  return framed(svg, `${title}: ${plain(label)}`, "share of ticks by time; further left is better");
}

function chartsOfPart(part: Part, results: Results["parts"][keyof Results["parts"]]): [string, string][] {
  const bars = (part.charts ?? []).map((chart): [string, string] => [
    chart.file,
    draw(chart, results[chart.table] ?? []),
  ]);
  if (part.histograms === undefined) return bars;
  const histograms = Object.entries(results).flatMap(([title, rows]) =>
    rows.map((row): [string, string] => [histogramFile(part, title, row), drawHistogram(title, row, rows)]),
  );
  return [...bars, ...histograms];
}

/** Charts by file name. */
export const chartsOf = (results: Results): Record<string, string> =>
  Object.fromEntries(partNames.flatMap((name) => chartsOfPart(parts[name], results.parts[name])));
