import type { Operation } from "../../operation.ts";

const inputs = () => import("../inputs/announcements.ts");

/** List announcements of the platform. `GET /v5/announcements/index` */
export const announcementsIndex: Operation<"announcementsIndex"> = {
  id: "announcementsIndex",
  method: "GET",
  path: "/v5/announcements/index",
  inputs,
  isPublic: true,
  pagination: { style: "page", page: "page", size: "limit", items: "list", total: "total" },
};
