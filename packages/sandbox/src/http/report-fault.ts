/**
 * Prints a fault of the sandbox itself where its user sees it: on standard error, as a response cannot hold a stack.
 * Returns a text for the response.
 */
export function reportFault(error: unknown, where: string): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`specwright-sandbox: a fault of the sandbox itself at ${where}:\n${text}\n`);
  const [firstLine = ""] = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).split("\n");
  return `server error: a fault of the sandbox itself (${firstLine}); its standard error has the details`;
}
