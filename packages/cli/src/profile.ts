/**
 * Profiles: the environment and key that commands use. Keys come from environment variables, a private file or another
 * program.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Credentials, EnvironmentName, TradingOptions } from "@specwright/trading";
import { index } from "./catalog.ts";
import { UsageError } from "./failure.ts";
import { foldersOf } from "./files/folders.ts";
import { parseJson, withoutMark } from "./files/json-text.ts";
import type { Terminal } from "./terminal.ts";

/** Settings of a profile in `config.json`. */
export interface ProfileSettings {
  /** Name of an environment of the platform, such as `testnet` or `eea`. */
  readonly environment?: string;
  /** Base URL of a proxy or a sandbox. Replaces `environment`. */
  readonly url?: string;
  /** Kind of environment whose rules apply at `url`. */
  readonly kind?: "mainnet" | "testnet" | "demo";
  readonly apiKey?: string;
  readonly secret?: string;
  /** File with an RSA private key (PEM). */
  readonly privateKeyFile?: string;
  /** Command that prints `{"apiKey", "secret"}` or `{"apiKey", "privateKey"}`. */
  readonly keyCommand?: string;
  readonly knowledgeUrl?: string;
  readonly knowledgeToken?: string;
}

export interface Settings {
  readonly defaultProfile?: string;
  readonly profiles?: Readonly<Record<string, ProfileSettings>>;
}

/** Profile with the values that the clients need. */
export interface Profile {
  readonly name: string;
  readonly environment: NonNullable<TradingOptions["environment"]>;
  readonly kind: "mainnet" | "testnet" | "demo" | undefined;
  readonly isSandbox: boolean;
  /** Returns the key, or undefined if there is none. Runs `keyCommand` if it is set. */
  credentials(): Credentials | undefined;
  readonly knowledge: { readonly baseUrl?: string; readonly token?: string };
}

const profileFields = [
  "environment",
  "url",
  "kind",
  "apiKey",
  "secret",
  "privateKeyFile",
  "keyCommand",
  "knowledgeUrl",
  "knowledgeToken",
];
const secretFields = ["secret", "knowledgeToken"] as const;

/** Returns the path of the settings file: `SPECWRIGHT_CONFIG`, or the operating system's usual folder. */
export const configFile = (env: Terminal["env"]): string =>
  env["SPECWRIGHT_CONFIG"] || join(foldersOf(env).config, "config.json");

/**
 * Returns a value as a JSON object.
 *
 * @throws {UsageError} if it isn't an object, or has fields other than these
 */
function recordOf(value: unknown, place: string, fields?: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new UsageError(`${place} must be a JSON object.`);
  const unknown = Object.keys(value).find((field) => fields?.includes(field) === false);
  if (unknown !== undefined)
    throw new UsageError(`${place} has an unknown field "${unknown}". It may have ${fields?.join(", ")}.`);
  return value as Readonly<Record<string, unknown>>;
}

function requireText(record: Readonly<Record<string, unknown>>, place: string, fields: readonly string[]): void {
  const other = fields.find((field) => record[field] !== undefined && typeof record[field] !== "string");
  if (other !== undefined) throw new UsageError(`${place}: ${other} must be a string.`);
}

/** Reads the settings file. A file named by `SPECWRIGHT_CONFIG` must exist. */
export function readSettings(env: Terminal["env"]): Settings {
  const file = configFile(env);
  let text: string;
  try {
    text = withoutMark(readFileSync(file, "utf8"));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    if (isMissing && !env["SPECWRIGHT_CONFIG"]) return {};
    throw new UsageError(
      isMissing
        ? `SPECWRIGHT_CONFIG names ${file}, which does not exist.`
        : `${file} cannot be read: ${(error as Error).message}`,
    );
  }
  return text.trim() === "" ? {} : checkSettings(file, parseJson(file, text));
}

/**
 * Checks the content of the settings file. A file with a secret must be private. With `isNew`, the content isn't
 * written yet: an existing file must already be private, and a missing file needs no check, because it is created as a
 * private file.
 */
export function checkSettings(file: string, parsed: unknown, isNew = false): Settings {
  const settings = recordOf(parsed, file, ["defaultProfile", "profiles"]);
  requireText(settings, file, ["defaultProfile"]);
  for (const [name, profile] of Object.entries(recordOf(settings["profiles"] ?? {}, `${file}: profiles`))) {
    const place = `${file}: profile ${name}`;
    requireText(recordOf(profile, place, profileFields), place, profileFields);
    if (secretFields.some((field) => field in (profile as ProfileSettings)) && !(isNew && !existsSync(file)))
      requirePrivate(file);
  }
  return settings as Settings;
}

/**
 * Rejects a settings file with a secret if other users can read the file. Doesn't check this on Windows, which has no
 * such file modes.
 */
function requirePrivate(file: string): void {
  if (process.platform === "win32" || (statSync(file).mode & 0o077) === 0) return;
  throw new UsageError(`${file} contains a secret that other users can read. Run: chmod 600 ${file}`);
}

function readPrivateKey(name: string, file: string): string {
  try {
    requirePrivate(file);
    return withoutMark(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`Profile ${name}: its privateKeyFile cannot be read: ${(error as Error).message}`);
  }
}

function commandKey(name: string, command: string): Credentials {
  let output: string;
  try {
    output = execFileSync(command, { shell: true, encoding: "utf8", stdio: ["inherit", "pipe", "inherit"] });
  } catch {
    throw new UsageError(`Profile ${name}: its keyCommand failed. Run the command yourself to see why.`);
  }
  try {
    return JSON.parse(withoutMark(output)) as Credentials;
  } catch {
    throw new UsageError(
      `Profile ${name}: its keyCommand must print JSON with apiKey and secret, or with apiKey and privateKey.`,
    );
  }
}

function credentialsOf(name: string, settings: ProfileSettings, env: Terminal["env"]): Credentials | undefined {
  const apiKey = env["SPECWRIGHT_API_KEY"];
  if (apiKey) {
    const [secret, privateKey] = [env["SPECWRIGHT_API_SECRET"], env["SPECWRIGHT_PRIVATE_KEY"]];
    if (privateKey) return { apiKey, privateKey };
    if (secret) return { apiKey, secret };
    throw new UsageError("SPECWRIGHT_API_KEY also needs SPECWRIGHT_API_SECRET or SPECWRIGHT_PRIVATE_KEY.");
  }
  if (settings.keyCommand !== undefined) return commandKey(name, settings.keyCommand);
  if (settings.apiKey === undefined) return undefined;
  if (settings.privateKeyFile !== undefined) {
    return { apiKey: settings.apiKey, privateKey: readPrivateKey(name, settings.privateKeyFile) };
  }
  if (settings.secret !== undefined) return { apiKey: settings.apiKey, secret: settings.secret };
  throw new UsageError(`Profile ${name} has an apiKey and neither secret, privateKeyFile nor keyCommand.`);
}

function sandboxProfile(env: Terminal["env"]): Profile {
  const baseUrl = env["SPECWRIGHT_SANDBOX_URL"] || "http://127.0.0.1:4400";
  const knowledgeUrl = env["SPECWRIGHT_KNOWLEDGE_URL"] || "http://127.0.0.1:4403";
  return {
    name: "sandbox",
    environment: { baseUrl, kind: "mainnet" },
    kind: undefined,
    isSandbox: true,
    credentials: () => index().sandboxKey,
    knowledge: { baseUrl: knowledgeUrl },
  };
}

export const environmentNames = (): string[] => index().environments.map(({ name }) => name);

export const profileNamesOf = ({ profiles = {} }: Settings): string[] => [
  ...new Set(["sandbox", ...Object.keys(profiles), ...environmentNames()]),
];

/** Returns the error text for an unknown profile: `Unknown profile "demo2". The profiles are sandbox, mainnet.` */
export const unknownProfile = (name: string, settings: Settings): string =>
  `Unknown profile "${name}". The profiles are ${profileNamesOf(settings).join(", ")}.`;

/** Returns the names that `--profile` completes. Ignores errors in the settings file, which commands report. */
export function profileNames(env: Terminal["env"]): string[] {
  try {
    return profileNamesOf(readSettings(env));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return profileNamesOf({});
  }
}

/**
 * Returns the profile of a command: `--profile`, else `SPECWRIGHT_PROFILE`, else the default of the settings file, else
 * the sandbox.
 */
export function readProfile(chosen: string | undefined, env: Terminal["env"]): Profile {
  const file = configFile(env);
  const fromFile = readSettings(env);
  const { defaultProfile, profiles = {} } = fromFile;
  const name = chosen ?? env["SPECWRIGHT_PROFILE"] ?? defaultProfile ?? "sandbox";
  const own = profiles[name];
  const known = new Map(index().environments.map((environment) => [environment.name, environment.kind]));
  if (own === undefined && name === "sandbox") return sandboxProfile(env);
  const settings = own ?? (known.has(name) ? { environment: name } : undefined);
  if (settings === undefined) {
    throw new UsageError(`${unknownProfile(name, fromFile)} Your own profiles belong in ${file}.`);
  }
  const { environment = "mainnet", url, kind } = settings;
  if (url === undefined && !known.has(environment))
    throw new UsageError(
      `${file}: profile ${name}: unknown environment "${environment}". The environments are ${environmentNames().join(", ")}.`,
    );
  const token = env["SPECWRIGHT_KNOWLEDGE_TOKEN"] || settings.knowledgeToken;
  const baseUrl = env["SPECWRIGHT_KNOWLEDGE_URL"] || settings.knowledgeUrl;
  return {
    name,
    environment:
      url === undefined ? (environment as EnvironmentName) : { baseUrl: url, ...(kind === undefined ? {} : { kind }) },
    // Treat an unknown URL as mainnet, because it may use real money.
    kind: url === undefined ? known.get(environment) : (kind ?? "mainnet"),
    isSandbox: false,
    credentials: () => credentialsOf(name, settings, env),
    knowledge: { ...(baseUrl === undefined ? {} : { baseUrl }), ...(token === undefined ? {} : { token }) },
  };
}
