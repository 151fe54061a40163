/** Runs the form below each operation: it uses the client to call the operation on a sandbox. */
import type { TradingOptions } from "@specwright/trading";
import type { FormField } from "../../src/specification/samples/examples.ts";
import { chosenExample } from "./examples.ts";
import { hint, memory, rememberConnection, valuesOf } from "./memory.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Call = ((input: object) => Promise<unknown>) & {
  withResponse(input: object): Promise<{ readonly envelope: object; readonly response: { readonly status: number } }>;
};

const isId = (name: string): boolean => /I[dD]$/.test(name);

/**
 * Returns whether a field identifies the market of a record. It is stored with the record's ID, because a request for
 * the record may need both.
 */
const isMarket = (name: string): boolean => name === "category" || name === "symbol";

/** Returns the name under which an ID in a knowledge path is stored: `tasks.id` for `/api/tasks/{id}`. */
function idOf(path: string): string {
  const [, collection = ""] = /^\/api\/(\w+)/.exec(path) ?? [];
  return `${collection.replace("submit", "tasks")}.id`;
}

/**
 * Stores the IDs in a result, and the category and symbol of its records, so that the next page can cancel or read the
 * same record.
 */
function keepIds({ dataset: { path = "" } }: HTMLFormElement, input: object, result: unknown): void {
  const record = Object(result) as Readonly<Record<string, unknown>>;
  const list = (Array.isArray(result) ? result : Object.values(record).find((value) => Array.isArray(value))) as
    | readonly unknown[]
    | undefined;
  for (const [name, value] of Object.entries({ ...input, ...Object(list?.[0]), ...record })) {
    const kept = name === "id" || name === "job_id" ? idOf(path) : name;
    if ((isId(kept) || kept.endsWith(".id") || isMarket(kept)) && typeof value === "string" && value !== "")
      memory.write(kept, value);
  }
}

const isJson = ({ type }: FormField): boolean => /^(?:array|object)/.test(type);

type Values = Readonly<Record<string, string>>;

/** Fills a field for files with a short document. */
function fillFile(control: HTMLInputElement): void {
  const files = new DataTransfer();
  files.items.add(new File(["# Alpha\n\nAlpha ships on Friday.\n"], "alpha.md", { type: "text/markdown" }));
  control.type = "file";
  control.multiple = true;
  control.files = files.files;
}

function controlOf(field: FormField, value: string): Control {
  const isChoice = field.values.length > 0 && !isJson(field);
  const control = document.createElement(isChoice ? "select" : isJson(field) ? "textarea" : "input");
  if (isChoice)
    control.append(...["", ...field.values].map((each) => new Option(each === "" ? "(not sent)" : each, each)));
  control.name = `input.${field.name}`;
  if (field.type === "file") fillFile(control as HTMLInputElement);
  else control.value = value;
  return control;
}

/** Builds the row of a field: its control, and an element for the client's message about it. */
function rowOf(field: FormField, values: Values): HTMLElement {
  const label = document.createElement("label");
  const problem = document.createElement("span");
  problem.className = "problem";
  problem.dataset["field"] = field.name;
  label.append(`${field.name}${field.required ? " *" : ""} `, controlOf(field, values[field.name] ?? ""), problem);
  return label;
}

/** Returns the values of an example. If the example has an ID, the ID from the reader's last result replaces it. */
function withKept({ dataset: { path = "" } }: HTMLFormElement, values: Values): Values {
  const keptName = (name: string) => (name === "id" ? idOf(path) : name);
  const hasId = (name: string) => name === "id" || isId(name);
  if (!Object.keys(values).some((name) => hasId(name) && memory.read(keptName(name)) !== null)) return values;
  const kept = Object.entries(values).map(([name, value]) => [
    name,
    (hasId(name) || isMarket(name) ? memory.read(keptName(name)) : null) ?? value,
  ]);
  return Object.fromEntries(kept) as Values;
}

/**
 * Fills a form with fields and the values of an example. Optional fields without a value are in a collapsed section.
 */
function fill(form: HTMLFormElement, fields: readonly FormField[], values: Values): void {
  const place = form.querySelector<HTMLElement>(".input");
  if (place === null) return;
  place.hidden = fields.length === 0;
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
 * Converts typed text to the value that the client accepts. Text that should be a number and isn't stays a string, and
 * the client reports it.
 */
function valueOf({ type }: FormField, text: string): unknown {
  if (/^(?:array|object)/.test(type)) return JSON.parse(text);
  if (/^(?:integer|number)$/.test(type) && text.trim() !== "" && !Number.isNaN(Number(text))) return Number(text);
  return type === "boolean" ? text === "true" : text;
}

const showFieldProblem = (form: HTMLFormElement, field: string, problem: string): boolean => {
  const place = form.querySelector<HTMLElement>(`.problem[data-field="${CSS.escape(field)}"]`);
  if (place === null) return false;
  place.textContent = problem;
  const more = place.closest<HTMLDetailsElement>(".input details");
  if (more !== null) more.open = true;
  return true;
};

/** Returns the input that the reader typed. Undefined if a field must be JSON and is not. */
function readInput(form: HTMLFormElement, fields: readonly FormField[]): Record<string, unknown> | undefined {
  const data = new FormData(form);
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.type === "file") {
      input[field.name] = data.getAll(`input.${field.name}`);
      continue;
    }
    const text = String(data.get(`input.${field.name}`) ?? "");
    if (text === "") continue;
    try {
      input[field.name] = valueOf(field, text);
    } catch {
      showFieldProblem(form, field.name, "Not valid JSON.");
      return undefined;
    }
  }
  return input;
}

/**
 * Returns the function of the client for this form, such as `trading.order.create`. The client uses the sandbox's
 * address and key from the form.
 */
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

const json = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) => (typeof each === "bigint" ? String(each) : each), 2);

/** Returns JSON indented, and other text unchanged. */
function readable(text: string): string {
  try {
    return json(JSON.parse(text));
  } catch {
    return text;
  }
}

type Input = Readonly<Record<string, unknown>>;
type SendByPath = (
  path: string,
  options: object,
) => Promise<{ readonly data?: string; readonly error?: unknown; readonly response: Response }>;

/** Sends a request of the knowledge API, whose operations the client calls by method and path. */
async function sendByPath(form: HTMLFormElement, fields: readonly FormField[], input: Input): Promise<Shown> {
  const { createOpenApiFetchClient } = await import("@specwright/knowledge/openapi-fetch");
  const client = createOpenApiFetchClient({ baseUrl: valuesOf(form)("knowledge") });
  const { method = "GET", path = "" } = form.dataset;
  const inPlace = (place: string | undefined) =>
    Object.fromEntries(
      fields.filter((each) => each.in === place && each.name in input).map(({ name }) => [name, input[name]]),
    );
  const body = inPlace(undefined);
  const options = {
    params: { path: inPlace("path"), query: inPlace("query") },
    ...(fields.some((each) => each.in === undefined) && { body }),
    parseAs: "text",
  };
  const call = (client as unknown as Record<string, SendByPath>)[method] as SendByPath;
  const { data = "", error, response } = await call(path, options);
  const text = error === undefined ? readable(data) : typeof error === "string" ? error : json(error);
  if (error === undefined && /^[[{]/.test(data)) keepIds(form, {}, JSON.parse(data));
  return { status: "The sandbox responded:", response: `HTTP ${response.status}\n\n${text}` };
}

async function send(form: HTMLFormElement, fields: readonly FormField[]): Promise<Shown> {
  const input = readInput(form, fields);
  if (input === undefined) return { status: "Nothing was sent. Correct the marked fields." };
  if (form.dataset["call"]?.startsWith("knowledge.")) return sendByPath(form, fields, input);
  const call = await callOf(form);
  const { envelope, response } = await call.withResponse(input);
  keepIds(form, input, (envelope as { readonly result?: unknown }).result);
  return { status: "The sandbox responded:", response: `HTTP ${response.status}\n\n${json(envelope)}` };
}

/** Shows an error of the client. A violated rule is shown next to its field. */
async function explain(form: HTMLFormElement, error: unknown): Promise<Shown> {
  const { InputError, TradingError } = await import("@specwright/trading");
  if (InputError.isInstance(error)) {
    const isShown = showFieldProblem(form, error.field.replace(/[.[].*/, ""), error.message);
    return { status: isShown ? "Nothing was sent. Correct the marked fields." : `Nothing was sent. ${error.message}` };
  }
  const isNetwork =
    (TradingError.isInstance(error) && error.code === "network") || (error as { code?: unknown }).code === "network";
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

/** Opens a form. Its fields load only now, because most readers never open a form. */
async function open(form: HTMLFormElement): Promise<readonly FormField[]> {
  const file = form.closest<HTMLElement>("[data-examples]")?.dataset["examples"] ?? "";
  const { examples, requests, fields } = await chosenExample.load(file);
  const refill = () =>
    fill(form, fields, withKept(form, requests[examples[chosenExample.place]?.request ?? 0]?.values ?? {}));
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
