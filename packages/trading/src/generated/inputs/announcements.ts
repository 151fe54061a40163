import type { InputSchema } from "../../input/schema.ts";
import { Locale, AnnouncementType } from "./schemas.ts";

/** Input of `GET /v5/announcements/index`. */
export const announcementsIndex: InputSchema = {
  type: "object",
  required: ["locale"],
  properties: {
    locale: Locale,
    type: AnnouncementType,
    tag: { type: "string" },
    page: { type: "integer", minimum: 1 },
    limit: { type: "integer", minimum: 1 },
  },
};
