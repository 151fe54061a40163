/** Pages and files that are compiled from the specifications, by their address. */
export const reference = [
  ["operations.html", "Operations, with calls and limits"],
  ["topics.html", "Stream topics"],
  ["protocol.html", "What is true of every request, response and connection"],
  ["error-codes.html", "Error codes"],
  ["rate-limits.html", "Rate limits"],
  ["environments.html", "Environments"],
  ["changes.html", "Change history of the platform"],
  ["releases.html", "What changed, release by release"],
  ["api/overview.html", "What the packages export"],
  ["changes.xml", "The change history as a feed"],
  ["openapi/trading.json", "OpenAPI document of the trading API, beside it as YAML"],
  ["openapi/knowledge.json", "OpenAPI document of the knowledge API, beside it as YAML"],
  ["openapi/streams.json", "AsyncAPI document of the trading streams, beside it as YAML"],
  ["llms-full.txt", "Everything as text"],
] as const;
