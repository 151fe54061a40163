/**
 * Loads all sources that `pnpm check mutation` changes. They are loaded by a single setup file, because with several
 * setup files, some sources would be loaded twice.
 */
for (const file of (process.env["MUTATION_SOURCES"] ?? "").split(" ")) await import(file);
