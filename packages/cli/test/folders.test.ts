import { expect, test } from "vitest";
import { foldersOf } from "../src/files/folders.ts";

test("on Windows, settings are in the roaming folder, and state and cache are in the local folder", () => {
  const env = { APPDATA: String.raw`C:\Users\a\AppData\Roaming`, LOCALAPPDATA: String.raw`C:\Users\a\AppData\Local` };
  expect(foldersOf(env, "win32", String.raw`C:\Users\a`)).toEqual({
    config: String.raw`C:\Users\a\AppData\Roaming\specwright`,
    state: String.raw`C:\Users\a\AppData\Local\specwright`,
    cache: String.raw`C:\Users\a\AppData\Local\specwright\cache`,
  });
});

test("on Windows without APPDATA and LOCALAPPDATA, files are below the home directory", () => {
  expect(foldersOf({ APPDATA: "" }, "win32", String.raw`C:\Users\a`)).toEqual({
    config: String.raw`C:\Users\a\.config\specwright`,
    state: String.raw`C:\Users\a\.local\state\specwright`,
    cache: String.raw`C:\Users\a\.cache\specwright`,
  });
});

test.each(["linux", "darwin"])("on %s, files are in the folders of the XDG specification", (platform) => {
  const usual = { config: "/h/.config/specwright", state: "/h/.local/state/specwright", cache: "/h/.cache/specwright" };
  expect(foldersOf({ APPDATA: "elsewhere", LOCALAPPDATA: "elsewhere" }, platform, "/h")).toEqual(usual);
  const own = { XDG_CONFIG_HOME: "/c", XDG_STATE_HOME: "/s", XDG_CACHE_HOME: "/k" };
  expect(foldersOf(own, platform, "/h")).toEqual({
    config: "/c/specwright",
    state: "/s/specwright",
    cache: "/k/specwright",
  });
});
