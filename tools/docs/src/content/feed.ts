import { changes } from "../specification/site-data.ts";
import { siteAddress } from "../site-version.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** What the platform changed, as an Atom feed: the newest fifty changes. */
export function changesFeed(): string {
  const page = `${siteAddress}changes.html`;
  const entries = changes.slice(0, 50).map(({ date, title }, index) => {
    const address = `${page}#${date}-${index + 1}`;
    const text = escaped(title.replaceAll("`", ""));
    return `<entry><id>${page}?${date}=${encodeURIComponent(title.slice(0, 40))}</id><title>${text}</title><updated>${date}T00:00:00Z</updated><link href="${address}"/><summary>${text}</summary></entry>`;
  });
  const updated = `${changes[0]?.date ?? "2026-01-01"}T00:00:00Z`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${page}</id><title>Changes of the Bybit V5 API, in the specifications</title>
<author><name>The Specwright authors</name></author><updated>${updated}</updated>
<link href="${page}"/><link rel="self" href="${siteAddress}changes.xml"/>
${entries.join("\n")}
</feed>
`;
}
