/** Runs the form below each operation: it calls the operation with the client on a sandbox. */
import type { TradingOptions } from "@specwright/trading";
import type { FormField } from "../../src/specification/samples/examples.ts";
import { chosenExample } from "./examples.ts";
import { hint, memory, rememberConnection, valuesOf } from "./memory.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Call = ((input: object) => Promise<unknown>) & {
  withResponse(input: object): Promise<{ readonly envelope: object; readonly response: { readonly status: number } }>;
};

const isId = (name: string): boolean => /I[dD]$/.test(name);

/** Returns whether a field identifies the market of an id. */
const isMarket = (name: string): boolean => name === "category" || name === "symbol";

/** Stores the ids of a result and their market, so that the next page can cancel or read what this one created. */
function keepIds(input: object, result: unknown): void {
  const record = Object(result) as Readonly<Record<string, unknown>>;
  const list = Object.values(record).find((value) => Array.isArray(value)) as readonly unknown[] | undefined;
  for (const [name, value] of Object.entries({ ...input, ...Object(list?.[0]), ...record }))
    if ((isId(name) || isMarket(name)) && typeof value === "string" && value !== "") memory.write(name, value);
}

const isJson = ({ type }: FormField): boolean => /^(?:array|object)/.test(type);

type Values = Readonly<Record<string, string>>;

function controlOf(field: FormField, given: string): Control {
  const isChoice = field.values.length > 0 && !isJson(field);
  const control = document.createElement(isChoice ? "select" : isJson(field) ? "textarea" : "input");
  if (isChoice)
    control.append(...["", ...field.values].map((value) => new Option(value === "" ? "(not sent)" : value, value)));
  control.name = `input.${field.name}`;
  control.value = given;
  return control;
}

/** Builds the row of a field: its control, and a place for the client's message about it. */
function rowOf(field: FormField, values: Values): HTMLElement {
  const label = document.createElement("label");
  const problem = document.createElement("span");
  problem.className = "problem";
  problem.dataset["field"] = field.name;
  label.append(`${field.name}${field.required ? " *" : ""} `, controlOf(field, values[field.name] ?? ""), problem);
  return label;
}

/** Returns the values of an example. If an id identifies its object, that of the last response replaces it. */
function withKept(values: Values): Values {
  if (!Object.keys(values).some((name) => isId(name) && memory.read(name) !== null)) return values;
  const kept = Object.entries(values).map(([name, value]) => [
    name,
    (isId(name) || isMarket(name) ? memory.read(name) : null) ?? value,
  ]);
  return Object.fromEntries(kept) as Values;
}

/** Builds the fields with the values of an example. Fields without a value are folded. */
function fill(form: HTMLFormElement, fields: readonly FormField[], values: Values): void {
  const place = form.querySelector(".input");
  if (place === null) return;
  const isGiven = ({ name, required }: FormField) => required || name in values;
  const others = fields.filter((field) => !isGiven(field));
  const more = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = `${others.length} more fields`;
  more.append(summary, ...others.map((field) => rowOf(field, values)));
  place.replaceChildren(
    ...place.querySelectorAll("legend"),
    ...fields.filter(isGiven).map((field) => rowOf(field, values)),
    ...(others.length === 0 ? [] : [more]),
  );
}

/**
 * Converts a text to the value that the client accepts. A text that isn't a number stays text, and the client reports
 * it.
 */
function valueOf({ type }: FormField, text: string): unknown {
  if (/^(?:array|object)/.test(type)) return JSON.parse(text);
  if (/^(?:integer|number)$/.test(type) && text.trim() !== "" && !Number.isNaN(Number(text))) return Number(text);
  return type === "boolean" ? text === "true" : text;
}

const tell = (form: HTMLFormElement, field: string, problem: string): boolean => {
  const place = form.querySelector<HTMLElement>(`.problem[data-field="${CSS.escape(field)}"]`);
  if (place === null) return false;
  place.textContent = problem;
  const more = place.closest<HTMLDetailsElement>(".input details");
  if (more !== null) more.open = true;
  return true;
};

/** Returns the typed input. Undefined if a field must be JSON and isn't. */
function readInput(form: HTMLFormElement, fields: readonly FormField[]): Record<string, unknown> | undefined {
  const data = new FormData(form);
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    const text = String(data.get(`input.${field.name}`) ?? "");
    if (text === "") continue;
    try {
      input[field.name] = valueOf(field, text);
    } catch {
      tell(form, field.name, "This is not JSON.");
      return undefined;
    }
  }
  return input;
}

/** Returns the client's call, such as `trading.order.create`, on the sandbox of the form. */
async function callOf(form: HTMLFormElement): Promise<Call> {
  const { createTradingClient } = await import("@specwright/trading");
  const read = valuesOf(form);
  const options: TradingOptions = { environment: { baseUrl: read("address") }, retry: false };
  const credentials = { apiKey: read("apiKey"), secret: read("secret") };
  const client = createTradingClient(read("apiKey") !== "" ? { ...options, credentials } : options);
  const [, group = "", method = ""] = (form.dataset["call"] ?? "").split(".");
  return (client as unknown as Record<string, Record<string, Call>>)[group]?.[method] as Call;
}

interface Shown {
  readonly status: string;
  readonly response?: string;
}

async function send(form: HTMLFormElement, fields: readonly FormField[]): Promise<Shown> {
  const input = readInput(form, fields);
  if (input === undefined) return { status: "Nothing was sent: see the fields." };
  const call = await callOf(form);
  const { envelope, response } = await call.withResponse(input);
  keepIds(input, (envelope as { readonly result?: unknown }).result);
  const json = JSON.stringify(envelope, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value), 2);
  return { status: "The sandbox responded:", response: `HTTP ${response.status}\n\n${json}` };
}

/** Shows an error of the client. A rule is shown next to its field. */
async function explain(form: HTMLFormElement, error: unknown): Promise<Shown> {
  const { InputError, TradingError } = await import("@specwright/trading");
  if (InputError.isInstance(error)) {
    const isTold = tell(form, error.field.replace(/[.[].*/, ""), error.message);
    return { status: isTold ? "Nothing was sent: see the fields." : `Nothing was sent. ${error.message}` };
  }
  const isNetwork = TradingError.isInstance(error) && error.code === "network";
  return { status: `${error instanceof Error ? error.message : String(error)}${isNetwork ? ` ${hint()}` : ""}` };
}

async function show(form: HTMLFormElement, fields: readonly FormField[]): Promise<void> {
  const status = form.querySelector<HTMLElement>("[role=status]");
  const result = form.querySelector("pre");
  if (status === null || result === null) return;
  for (const place of form.querySelectorAll(".problem")) place.textContent = "";
  status.textContent = "Sending…";
  result.hidden = true;
  const shown = await send(form, fields).catch((error: unknown) => explain(form, error));
  result.textContent = shown.response ?? "";
  result.hidden = shown.response === undefined;
  status.textContent = shown.status;
  (result.hidden ? status : result).scrollIntoView({ block: "nearest" });
}

/** Opens a form. Its fields load with it, because most readers never open one. */
async function open(form: HTMLFormElement): Promise<readonly FormField[]> {
  const file = form.closest<HTMLElement>("[data-examples]")?.dataset["examples"] ?? "";
  const { examples, requests, fields } = await chosenExample.load(file);
  const refill = () =>
    fill(form, fields, withKept(requests[examples[chosenExample.place]?.request ?? 0]?.values ?? {}));
  chosenExample.onChoose(refill);
  refill();
  return fields;
}

for (const form of document.querySelectorAll<HTMLFormElement>(".try-it form")) {
  rememberConnection(form);
  let opened: ReturnType<typeof open> | undefined;
  const details = form.closest("details");
  details?.addEventListener("toggle", async () => {
    if (!details.open) return;
    await (opened ??= open(form));
    details.scrollIntoView({ block: "nearest" });
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    await show(form, await (opened ??= open(form)));
  });
}
