/** Where the files of a person are, by platform. */
import { homedir } from "node:os";
import { posix, win32 } from "node:path";
import type { Terminal } from "./terminal.ts";

export interface Folders {
  readonly config: string;
  /** What commands note about their own runs. */
  readonly state: string;
  /** What may be deleted at any time. */
  readonly cache: string;
}

/** The usual places of the platform, which variables of the environment replace. An empty variable is not set. */
export function foldersOf(env: Terminal["env"], platform: string = process.platform, home = homedir()): Folders {
  const { join } = platform === "win32" ? win32 : posix;
  const { XDG_CONFIG_HOME, XDG_STATE_HOME, XDG_CACHE_HOME, APPDATA, LOCALAPPDATA } = env;
  const roaming = platform === "win32" && APPDATA;
  const local = platform === "win32" && LOCALAPPDATA;
  return {
    config: join(XDG_CONFIG_HOME || roaming || join(home, ".config"), "specwright"),
    state: join(XDG_STATE_HOME || local || join(home, ".local", "state"), "specwright"),
    cache: local ? join(local, "specwright", "cache") : join(XDG_CACHE_HOME || join(home, ".cache"), "specwright"),
  };
}
