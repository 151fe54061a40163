import { readDocument } from "@specwright-tools/model/published";
import { document as streams } from "./stream-document.ts";

interface Part {
  readonly id: string;
  readonly title: string;
  /** Markdown. */
  readonly texts: readonly string[];
}

interface Schemes {
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, { readonly description?: string }>> };
}

/** What the documents say of every request, response and connection: their introductions, and how a caller proves who it is. */
export const protocol: readonly Part[] = [
  ...(["trading", "knowledge"] as const).map((name) => {
    const { info, components } = readDocument(name) as ReturnType<typeof readDocument> & Schemes;
    const schemes = Object.values(components?.securitySchemes ?? {}).map(({ description = "" }) => description);
    return { id: name, title: info?.title ?? name, texts: [info?.description ?? "", ...schemes] };
  }),
  { id: "streams", title: streams.info.title, texts: [streams.info.description] },
];
