/**
 * `pnpm follow DOCS`: compares the platform's documentation with the specifications: what only one of them has, and what
 * both state differently. DOCS is a checkout or bare repository of `bybit-exchange/docs`.
 *
 *   --since REVISION   only changes of the pages since a revision or a day, such as 2026-03-01
 *   --revision NEWER   the revision to read instead of HEAD
 *   --json FILE        writes the differences for programs
 *   --write            stores the field tables in `specs/trading/documented-fields.json`, which the tests compare
 *
 * `tools/contract/known-documentation-differences.yaml` lists accepted differences.
 * Exits with 0 if there are no new differences, 1 if there are, 2 if the pages can't be compared.
 */
import { follow } from "./follow.ts";

process.exitCode = follow(process.argv.slice(2), console);
