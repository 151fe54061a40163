/**
 * Loads the sources that `pnpm check mutation` changes, in one setup file, because several setup files would load some
 * of them twice.
 */
for (const file of (process.env["MUTATION_SOURCES"] ?? "").split(" ")) await import(file);
