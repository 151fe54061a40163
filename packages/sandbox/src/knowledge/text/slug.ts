import { hash } from "../../random.ts";

const longest = 60;

/** A name for a file: lower-case letters, digits and dashes. Text without any of them gets a name from its hash. */
export function slugOf(title: string): string {
  const plain = title
    .slice(0, 400)
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  const slug = trimDashes(trimDashes(plain).slice(0, longest));
  return slug === "" ? `article-${hash(title).toString(16).padStart(8, "0")}` : slug;
}

function trimDashes(text: string): string {
  return text.replace(/^-/, "").replace(/-$/, "");
}

const slugPattern = /^[a-z0-9][a-z0-9-]{0,39}$/;
export const isSlug = (text: string): boolean => slugPattern.test(text);

/** The name a derived knowledge base gets from its topic; it may be empty. */
export function slugOfTopic(topic: string): string {
  return trimDashes(trimDashes(topic.toLowerCase().replace(/[^a-z0-9]+/g, "-")).slice(0, 40));
}
