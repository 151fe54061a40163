/** The site's root with a slash at its end, wherever the site is served. */
export const siteRoot = (): string => `${import.meta.env.BASE_URL.replace(/\/$/, "")}/`;
