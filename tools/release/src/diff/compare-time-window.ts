import type { Finding, Impact } from "./change.ts";
import type { TimeWindow } from "@specwright-tools/model/document";

const units: Readonly<Record<string, string>> = { ms: "milliseconds", s: "seconds" };
const hoursIn: Readonly<Record<string, number>> = { h: 1, d: 24 };
const words: Readonly<Record<string, string>> = { h: "hour", d: "day" };

const hours = ({ max }: TimeWindow): number => Number.parseInt(max, 10) * (hoursIn[max.slice(-1)] ?? 0);

/** A span in words: "7 days". */
function say({ max }: TimeWindow): string {
  const count = Number.parseInt(max, 10);
  return `${count} ${words[max.slice(-1)] ?? ""}${count === 1 ? "" : "s"}`;
}

const fields = ({ start, end }: TimeWindow): string => `\`${start}\` to \`${end}\``;
const limit = (window: TimeWindow): string => `${fields(window)} may span at most ${say(window)} in one request`;

/** What changed in the longest time span of a request. A shorter one breaks who asks for more. */
export function compareTimeWindow(old: TimeWindow | undefined, now: TimeWindow | undefined): Finding[] {
  if (now === undefined)
    return old === undefined
      ? []
      : [["minor", `${fields(old)} may span any time in one request (was at most ${say(old)})`]];
  if (old === undefined) return [["major", `${limit(now)} (was not limited)`]];
  if (fields(old) !== fields(now)) return [["major", `${limit(now)} (was ${fields(old)})`]];
  const impact: Impact = hours(now) < hours(old) ? "major" : "minor";
  const [unit, formerUnit] = [now, old].map((window) => units[window.unit ?? "ms"] ?? window.unit);
  return [
    ...(hours(now) === hours(old) ? [] : [[impact, `${limit(now)} (was ${say(old)})`] as const]),
    ...(unit === formerUnit
      ? []
      : [["major", `\`${now.start}\` and \`${now.end}\` are in ${unit} (was ${formerUnit})`] as const]),
  ];
}
