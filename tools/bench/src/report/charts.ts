/** Bar charts of the results, as SVG that follows the reader's light or dark setting. */
import * as Plot from "@observablehq/plot";
import { parseHTML } from "linkedom";
import { contenders } from "../contenders.ts";
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

/** Better is shorter in every chart. */
function draw({ title, unit, digits, bars }: Chart): string {
  const { document } = parseHTML("<!doctype html><html><body></body></html>");
  const longest = Math.max(...bars.map(({ label }) => plain(label).length));
  const common = { x: "value", y: "label" } as const;
  const rows = bars.map((bar) => ({ ...bar, label: plain(bar.label) }));
  const svg = Plot.plot({
    document: document as never,
    width: 760,
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
  }) as unknown as Drawing;
  const heading = `<title>${title}, ${unit}</title><style>${style}</style><text class="title" x="12" y="20">${title}</text><text class="unit" x="12" y="40">${unit}; shorter is better</text>`;
  svg.removeAttribute("class");
  for (const old of svg.querySelectorAll("style")) old.remove();
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  svg.setAttribute("role", "img");
  return `${svg.outerHTML.replace(/^(<svg[^>]*>)/, `$1${heading}`)}\n`;
}

function requestBars({ requests }: Results, method: "get" | "post"): Bar[] {
  const rows = requests.find((one) => one.method === method && one.inFlight === 50)?.rows ?? [];
  return contenders.flatMap(({ key, label, isOurs = false }) => {
    const row = rows.find((one) => one.key === key);
    return row === undefined ? [] : [{ label, isOurs, value: row.cpu.median }];
  });
}

const byValue = (bars: readonly Bar[]): Bar[] => bars.toSorted((left, right) => left.value - right.value);

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
  return Object.fromEntries(Object.entries(charts).map(([name, chart]) => [name, draw(chart)]));
}
