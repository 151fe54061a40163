/**
 * Help and errors of the repository's commands, which preload this module. `--help` prints the comment at the head of
 * the command's file. A thrown error prints its message without a stack.
 */
import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const [, file = "", ...words] = process.argv;

// Remove the option: a forked process would inherit it, and wouldn't find this file from another folder.
process.execArgv.splice(process.execArgv.indexOf("--import"), 2);

if (isMainThread && words.some((word) => word === "--help" || word === "-h")) {
  const [, comment = ""] = /\/\*\*(.*?)\*\//s.exec(readFileSync(file, "utf8")) ?? [];
  console.log(comment.replaceAll(/^ \* ?/gm, "").trim());
  process.exit();
}

if (isMainThread)
  process.on("uncaughtException", (error) => {
    // Print anything that was thrown, even if it isn't an error.
    const isOption = String(error?.code).startsWith("ERR_PARSE_ARGS_");
    if (isOption) console.error(`${error.message.replace(/\.?$/, ".")} "--help" shows the options.`);
    else console.error(error?.name === "Error" ? error.message : error);
    process.exit(1);
  });
