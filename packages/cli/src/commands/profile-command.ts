/** `specwright profile`: adds, lists, selects and checks the profiles of the settings file. */
import { existsSync, realpathSync, statSync } from "node:fs";
import { Command } from "commander";
import type { Context } from "../context.ts";
import { exitCodes, UsageError, type Attempt, type ExitCode } from "../failure.ts";
import { replaceFile } from "../files/write-files.ts";
import { printResult, type OutputOptions } from "../output.ts";
import {
  checkSettings,
  configFile,
  environmentNames,
  profileNamesOf,
  unknownProfile,
  readSettings,
  type ProfileSettings,
  type Settings,
} from "../profile.ts";
import type { Terminal } from "../terminal.ts";
import { doctor } from "./doctor-command.ts";

/**
 * Replaces the settings file atomically, keeps its file mode, and returns its path. A new file is readable only by its
 * owner.
 */
function writeSettings(env: Terminal["env"], settings: Settings): string {
  const named = configFile(env);
  const file = existsSync(named) ? realpathSync(named) : named;
  const mode = existsSync(file) ? statSync(file).mode & 0o777 : 0o600;
  replaceFile(file, `${JSON.stringify(settings, undefined, 2)}\n`, { file: mode, folder: 0o700 });
  return named;
}

/** Reads the settings that a command changes. Returns empty settings if the file doesn't exist. */
const currentSettings = (env: Terminal["env"]): Settings => (existsSync(configFile(env)) ? readSettings(env) : {});

interface AddFlags {
  readonly environment?: string;
  readonly url?: string;
  readonly kind?: NonNullable<ProfileSettings["kind"]>;
  readonly apiKey?: string;
  readonly secretStdin?: boolean;
  readonly privateKeyFile?: string;
  readonly keyCommand?: string;
  readonly knowledgeUrl?: string;
  readonly replace?: boolean;
}

async function addProfile({ terminal }: Context, name: string, flags: AddFlags): Promise<ExitCode> {
  const { env } = terminal;
  const { secretStdin, replace, ...fields } = flags;
  const settings = currentSettings(env);
  if (settings.profiles?.[name] !== undefined && replace !== true)
    throw new UsageError(`A profile "${name}" already exists. Pass --replace to replace it.`);
  if (fields.environment !== undefined && !environmentNames().includes(fields.environment))
    throw new UsageError(
      `Unknown environment "${fields.environment}". The environments are ${environmentNames().join(", ")}.`,
    );
  if (fields.url !== undefined && !URL.canParse(fields.url)) throw new UsageError(`--url is not a URL: ${fields.url}`);
  const secret = secretStdin === true ? (await terminal.readInput()).trim() : undefined;
  if (secret === "") throw new UsageError("--secret-stdin: standard input is empty.");
  const profile = { ...fields, ...(secret === undefined ? {} : { secret }) };
  if (Object.keys(profile).length === 0)
    throw new UsageError("A profile needs --environment, --url or --knowledge-url.");
  const changed = { ...settings, profiles: { ...settings.profiles, [name]: profile } };
  checkSettings(configFile(env), changed, secret !== undefined);
  const file = writeSettings(env, changed);
  terminal.error(`Profile ${name} is in ${file}. Use it with --profile ${name}, or specwright profile use ${name}.\n`);
  return exitCodes.success;
}

/** Returns the source of a profile's API key, such as `keyCommand`, without the key. */
function keySource({ apiKey, keyCommand, privateKeyFile }: ProfileSettings): string {
  if (keyCommand !== undefined) return "keyCommand";
  if (apiKey === undefined) return "";
  return privateKeyFile === undefined ? "secret" : "privateKeyFile";
}

function listProfiles({ terminal }: Context, options: OutputOptions): ExitCode {
  const settings = readSettings(terminal.env);
  const chosen = terminal.env["SPECWRIGHT_PROFILE"] ?? settings.defaultProfile ?? "sandbox";
  const rows = profileNamesOf(settings).map((name) => {
    const own = settings.profiles?.[name];
    const place =
      own?.url ?? own?.environment ?? (name === "sandbox" ? "this machine" : own === undefined ? name : "mainnet");
    return { name, default: name === chosen ? "*" : "", place, key: keySource(own ?? {}), own: own !== undefined };
  });
  return printResult(
    terminal,
    options.json === true
      ? rows.map((row) => ({ ...row, default: row.default === "*" }))
      : rows.map(({ own: _own, ...row }) => row),
    options,
  );
}

function useProfile({ terminal }: Context, name: string): ExitCode {
  const settings = currentSettings(terminal.env);
  if (!profileNamesOf(settings).includes(name)) throw new UsageError(unknownProfile(name, settings));
  const file = writeSettings(terminal.env, { ...settings, defaultProfile: name });
  const override = terminal.env["SPECWRIGHT_PROFILE"];
  terminal.error(`${name} is the default profile in ${file}.\n`);
  if (override) terminal.error(`SPECWRIGHT_PROFILE is set to ${override}, which overrides the default profile.\n`);
  return exitCodes.success;
}

const offline: Attempt = { name: "profile", isWrite: false, profile: "none", isSandbox: false, isOffline: true };

export function profileCommand(context: Context): Command {
  const report = async (json: boolean | undefined, run: () => ExitCode | Promise<ExitCode>) => {
    context.exitCode = await context.report(offline, json, async () => run());
  };
  const add = new Command("add")
    .description("Add a profile. A secret comes from standard input, a file or another program, never from a flag.")
    .argument("<NAME>", "Name for --profile.")
    .option("--environment <NAME>", "An environment such as testnet, demo or eea. Default: mainnet.")
    .option("--url <URL>", "A base URL instead of an environment.")
    .option("--kind <KIND>", "Kind of environment at the URL: mainnet, testnet or demo.")
    .option("--api-key <KEY>", "The API key.")
    .option("--secret-stdin", "Read the secret of the key from standard input.")
    .option("--private-key-file <FILE>", "RSA private key of the API key (PEM).")
    .option("--key-command <COMMAND>", "A command that prints the key as JSON.")
    .option("--knowledge-url <URL>", "The knowledge service.")
    .option("--replace", "Replace a profile of this name.")
    .addHelpText(
      "after",
      "\nExample:\n  pass show bybit/testnet | specwright profile add work --environment testnet --api-key KEY --secret-stdin",
    )
    .action((name: string, flags: AddFlags) => report(false, () => addProfile(context, name, flags)));
  const list = new Command("list")
    .description("List profiles, with their environments or URLs and the sources of their keys.")
    .option("--json", "Print JSON.")
    .action((options: OutputOptions) => report(options.json, () => listProfiles(context, options)));
  const use = new Command("use")
    .description("Make a profile the default.")
    .argument("<NAME>", "Name of the profile.")
    .action((name: string) => report(false, () => useProfile(context, name)));
  const check = new Command("check")
    .description("Check the settings, the connection and the key of a profile, as specwright doctor does.")
    .argument("[NAME]", "Name of the profile. Default: the current profile.")
    .option("--json", "Print the findings as JSON.")
    .action(async (name: string | undefined, { json }: OutputOptions) => {
      const attempt = { ...offline, name: "profile check" };
      context.exitCode = await context.report(attempt, json, () =>
        doctor(context, { ...(json === undefined ? {} : { json }), ...(name === undefined ? {} : { profile: name }) }),
      );
    });
  return new Command("profile")
    .description("Add, list, choose and check profiles: the environments and keys that commands use.")
    .addCommand(add)
    .addCommand(list)
    .addCommand(use)
    .addCommand(check);
}
