/** Loads the sources that `pnpm mutation` changes. One setup file for each of them would load some of them twice. */
for (const file of (process.env["MUTATION_SOURCES"] ?? "").split(" ")) await import(file);
