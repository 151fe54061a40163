/**
 * Loaded before the commands of the repository: `--help` prints the comment at the head of a command's file, and an option
 * that the command does not have is one line instead of a stack.
 */
import { readFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const [, file = "", ...words] = process.argv;

// A process that a command forks inherits these options: in another folder it would not find this file.
process.execArgv.splice(process.execArgv.indexOf("--import"), 2);

if (isMainThread && words.some((word) => word === "--help" || word === "-h")) {
  const [, comment = ""] = /\/\*\*(.*?)\*\//s.exec(readFileSync(file, "utf8")) ?? [];
  console.log(comment.replaceAll(/^ \* ?/gm, "").trim());
  process.exit();
}

if (isMainThread)
  process.on("uncaughtException", (error) => {
    const isOption = "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");
    console.error(isOption ? `${error.message.replace(/\.?$/, ".")} "--help" shows what there is.` : error);
    process.exit(1);
  });
