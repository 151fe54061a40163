/** Pages and files that are compiled from the specifications, by their address. */
export const reference = [
  ["operations.html", "Operations, with calls and limits"],
  ["topics.html", "Stream topics"],
  ["error-codes.html", "Error codes"],
  ["rate-limits.html", "Rate limits"],
  ["environments.html", "Environments"],
  ["changes.html", "Change history of the platform"],
  ["releases.html", "What changed, release by release"],
  ["api/overview.html", "What the packages export"],
  ["openapi/trading.json", "OpenAPI document of the trading API"],
  ["openapi/knowledge.json", "OpenAPI document of the knowledge API"],
  ["openapi/streams.json", "AsyncAPI document of the trading streams"],
  ["llms-full.txt", "Everything as text"],
] as const;
