/**
 * `pnpm follow DOCS`: what the platform's documentation has and the specifications lack, what they have and the pages no
 * longer do, and what both state differently. DOCS is a checkout or bare repository of `bybit-exchange/docs`.
 *
 *   --since REVISION   only what changed in the pages since a revision or a day, such as 2026-03-01
 *   --revision NEWER   the revision to read instead of HEAD
 *   --json FILE        writes the differences for programs
 *   --write            keeps the field tables in `specs/trading/documented-fields.json`, which the tests compare
 *
 * Differences that are decided are in `tools/contract/known-documentation-differences.yaml`.
 * Exits with 0 if nothing new differs, 1 if something does, 2 if the pages can't be compared.
 */
import { follow } from "./follow.ts";

process.exitCode = follow(process.argv.slice(2), console);
