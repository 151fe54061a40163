/** Folders of the user's settings, journals and caches, by operating system. */
import { homedir } from "node:os";
import { posix, win32 } from "node:path";
import type { Terminal } from "../terminal.ts";

export interface Folders {
  readonly config: string;
  /** Folder for journals, which let commands resume. */
  readonly state: string;
  /** Folder for the cache. May be deleted at any time. */
  readonly cache: string;
}

/** Returns the usual folders of an operating system. Environment variables override them, unless they are empty. */
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
