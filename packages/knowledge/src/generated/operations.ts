/**
 * Generated. Edit the specification and run the command instead.
 *
 * Specification: specs/knowledge/openapi.yaml
 * Hash: 1d9b39733037240f
 * Generator: tools/codegen with openapi-typescript 7.13.0
 * Command: pnpm generate
 */
/** Every operation, by operationId. */
export const operations = {
  streamChat: { method: "POST", path: "/api/chat", sends: ["application/json"], receives: "text/event-stream" },
  startDerive: { method: "POST", path: "/api/derive", sends: ["application/json"], receives: "application/json" },
  getDerive: { method: "GET", path: "/api/derive/{id}", receives: "application/json" },
  listDerived: { method: "GET", path: "/api/derived", receives: "application/json" },
  listSessions: { method: "GET", path: "/api/sessions", receives: "application/json" },
  createSession: { method: "POST", path: "/api/sessions", sends: ["application/json"], receives: "application/json" },
  deleteSession: { method: "DELETE", path: "/api/sessions/{id}" },
  updateSession: { method: "PATCH", path: "/api/sessions/{id}", sends: ["application/json"], receives: "application/json" },
  listMessages: { method: "GET", path: "/api/sessions/{id}/messages", receives: "application/json" },
  submitText: { method: "POST", path: "/api/submit", sends: ["application/json"], receives: "application/json" },
  submitFiles: { method: "POST", path: "/api/submit/files", sends: ["multipart/form-data"], receives: "application/json" },
  listTasks: { method: "GET", path: "/api/tasks", receives: "application/json" },
  getTask: { method: "GET", path: "/api/tasks/{id}", receives: "application/json" },
  deleteTask: { method: "DELETE", path: "/api/tasks/{id}" },
  getTaskContent: { method: "GET", path: "/api/tasks/{id}/content", receives: "text/plain" },
  getUploadConfig: { method: "GET", path: "/api/upload/config", receives: "application/json" },
  getWikiTree: { method: "GET", path: "/api/wiki", receives: "application/json" },
  getWikiFile: { method: "GET", path: "/api/wiki/file", receives: "text/markdown" },
  getHealth: { method: "GET", path: "/healthz", receives: "application/json" },
  openMcpStream: { method: "GET", path: "/mcp", receives: "text/event-stream" },
  sendMcpMessage: { method: "POST", path: "/mcp", sends: ["application/json"], receives: "application/json" },
  closeMcpSession: { method: "DELETE", path: "/mcp" },
} as const;
