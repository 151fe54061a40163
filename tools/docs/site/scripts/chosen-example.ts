import type { ExampleData } from "../../src/specification/samples/example-data.ts";

let loading: Promise<ExampleData> | undefined;
let place = 0;
const listeners = new Set<() => void>();

/** The examples of this page, and which of them the reader looks at. */
export const chosenExample = {
  load: (file: string): Promise<ExampleData> =>
    (loading ??= fetch(file).then((response) => response.json() as Promise<ExampleData>)),
  get place(): number {
    return place;
  },
  choose(next: number): void {
    place = next;
    for (const listener of listeners) listener();
  },
  onChoose: (listener: () => void): void => void listeners.add(listener),
};
