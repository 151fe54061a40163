import { spawn } from "node:child_process";

/** Runs a command with this very Node and returns its standard output; a failure carries everything it printed. */
export function runNode(args: readonly string[], cwd: string): Promise<string> {
  const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  let result = "";
  let printed = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    result += chunk;
    printed += chunk;
  });
  child.stderr.on("data", (chunk) => (printed += String(chunk)));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve(result);
      else reject(new Error(`node ${args.join(" ")} ended with ${code}:\n${printed.slice(-4_000)}`));
    });
  });
}
