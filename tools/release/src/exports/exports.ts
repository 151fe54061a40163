/**
 * `pnpm check exports`: writes what the built packages export to `exports.json`, which `pnpm spec diff` compares with
 * an earlier version of this file.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import ts from "typescript-5";
import { repository } from "@specwright-tools/toolchain/diff/bundles";
import { exportsFile, type ExportedName, type Exports } from "./compare-exports.ts";

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string | { readonly types?: string }>>;
}

/**
 * Returns the declaration file of each entry point of a package, by the name of the entry point, such as `.` or
 * `./errors`.
 */
function entriesOf(folder: string, { exports = {} }: Manifest): Map<string, string> {
  const files = Object.entries(exports).flatMap(([entry, target]): [string, string][] =>
    typeof target === "object" && target.types !== undefined ? [[entry, join(folder, target.types)]] : [],
  );
  return new Map(files.filter(([, file]) => existsSync(file)));
}

/**
 * Returns whether the declarations of a file are ignored here. Generated files are reviewed together with their
 * specification, and files in `node_modules` belong to other projects.
 */
const isRatedElsewhere = (file: string): boolean => file.includes("/generated/") || file.includes("/node_modules/");

const isHidden = (declaration: ts.Declaration): boolean =>
  (ts.getCombinedModifierFlags(declaration) & ts.ModifierFlags.NonPublicAccessibilityModifier) !== 0;

const isOwn = (symbol: ts.Symbol): boolean =>
  symbol.declarations?.some(
    (declaration) => !isRatedElsewhere(declaration.getSourceFile().fileName) && !isHidden(declaration),
  ) === true;

const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type]);

/** Returns the fields that a union type's variants have. A field that a variant lacks is optional. */
function membersOf(type: ts.Type): string[] {
  const parts = partsOf(type);
  const values = parts.flatMap((part) => (part.isStringLiteral() ? [JSON.stringify(part.value)] : []));
  const objects = parts.filter((part) => (part.flags & ts.TypeFlags.Object) !== 0);
  const fields = new Map<string, number>();
  for (const symbol of objects.flatMap((part) => part.getProperties()).filter(isOwn))
    if (!/^[_#]/.test(symbol.name)) {
      const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
      fields.set(symbol.name, (fields.get(symbol.name) ?? 0) + (isOptional ? 0 : 1));
    }
  const names = [...fields].map(([name, required]) => (required === objects.length ? name : `${name}?`));
  return [...values, ...names].toSorted();
}

/** Reads the exports from the declarations of one TypeScript program. */
class Reader {
  readonly #checker: ts.TypeChecker;
  readonly #given = new Set<ts.Symbol>();
  readonly #visited = new Set<ts.Type>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /**
   * Returns the symbols that a file exports. Leaves out symbols from generated files and other projects, because their
   * changes are rated elsewhere.
   */
  exportsOf(source: ts.SourceFile): ts.Symbol[] {
    const module = this.#checker.getSymbolAtLocation(source);
    const symbols = module === undefined ? [] : this.#checker.getExportsOfModule(module);
    return symbols.filter((symbol) => isOwn(this.#resolved(symbol)));
  }

  #resolved(symbol: ts.Symbol): ts.Symbol {
    return (symbol.flags & ts.SymbolFlags.Alias) === 0 ? symbol : this.#checker.getAliasedSymbol(symbol);
  }

  typeOf(symbol: ts.Symbol): ts.Type {
    const own = this.#resolved(symbol);
    const isType = (own.flags & (ts.SymbolFlags.Type | ts.SymbolFlags.TypeAlias)) !== 0;
    return isType ? this.#checker.getDeclaredTypeOfSymbol(own) : this.#checker.getTypeOfSymbol(own);
  }

  /** Collects the types that callers pass to a function or class, or to functions in its results. */
  noteGiven(symbol: ts.Symbol): void {
    const own = this.#resolved(symbol);
    if ((own.flags & ts.SymbolFlags.Value) !== 0) this.#visit(this.#checker.getTypeOfSymbol(own));
  }

  #visit(type: ts.Type): void {
    if (this.#visited.has(type)) return;
    this.#visited.add(type);
    for (const part of partsOf(type)) {
      for (const signature of [...part.getCallSignatures(), ...part.getConstructSignatures()]) {
        for (const parameter of signature.getParameters()) this.#give(this.#checker.getTypeOfSymbol(parameter));
        this.#visit(signature.getReturnType());
      }
      // Visit the type that a promise resolves with, or the item type of a list.
      for (const argument of this.#checker.getTypeArguments(part as ts.TypeReference)) this.#visit(argument);
      for (const field of part.getProperties().filter(isOwn)) this.#visit(this.#checker.getTypeOfSymbol(field));
    }
  }

  /** Collects a type that callers pass, and the types of its fields. */
  #give(type: ts.Type): void {
    for (const part of [type, ...partsOf(type)])
      for (const symbol of [part.aliasSymbol, part.getSymbol()].filter((each) => each !== undefined)) {
        if (this.#given.has(symbol) || !isOwn(symbol)) continue;
        this.#given.add(symbol);
        for (const field of part.getProperties().filter(isOwn)) this.#give(this.#checker.getTypeOfSymbol(field));
      }
  }

  describe(symbol: ts.Symbol): ExportedName {
    const own = this.#resolved(symbol);
    if ((own.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Class)) === 0)
      return ["value"];
    const type = this.typeOf(symbol);
    // Classes are never inputs, because callers don't create their objects.
    const isGiven =
      (own.flags & ts.SymbolFlags.Class) === 0 &&
      [own, type.aliasSymbol, type.getSymbol()].some((each) => each !== undefined && this.#given.has(each));
    return [isGiven ? "given" : "read", ...membersOf(type)];
  }
}

const options: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  target: ts.ScriptTarget.ESNext,
  strict: true,
  // Omit the types of the runtimes, which contain none of our fields and take most of the time.
  lib: ["lib.esnext.d.ts"],
  types: [],
};

/**
 * Returns the exports of one package. Each package has its own TypeScript program, because modules of other packages
 * would change the meaning of its types.
 */
function exportsOfPackage(entries: ReadonlyMap<string, string>): Exports[string] {
  const program = ts.createProgram([...entries.values()], options);
  const reader = new Reader(program.getTypeChecker());
  const symbols = [...entries].flatMap(([entry, file]) => {
    const source = program.getSourceFile(file);
    const prefix = entry === "." ? "" : `${entry.slice(2)} `;
    return (source === undefined ? [] : reader.exportsOf(source)).map(
      (symbol) => [`${prefix}${symbol.name}`, symbol] as const,
    );
  });
  for (const [, symbol] of symbols) reader.noteGiven(symbol);
  const sorted = symbols.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, symbol]) => [key, reader.describe(symbol)] as const));
}

/** Returns the exports of every published package below a folder, from the declarations in its manifest. */
export function readExports(packages: string): Exports {
  const found = globSync("*/package.json", { cwd: packages })
    .toSorted()
    .map((file) => ({
      folder: join(packages, dirname(file)),
      manifest: JSON.parse(readFileSync(join(packages, file), "utf8")) as Manifest,
    }))
    .filter(({ manifest }) => manifest.private !== true);
  return Object.fromEntries(
    found.map(({ folder, manifest }) => [manifest.name, exportsOfPackage(entriesOf(folder, manifest))]),
  );
}

/** Formats the exports as JSON with one line for each name, so that a diff shows the changed names. */
const textOf = (exports: Exports): string => {
  const packages = Object.entries(exports).map(([name, names]) => {
    const lines = Object.entries(names).map(
      ([key, exported]) => `  ${JSON.stringify(key)}: ${JSON.stringify(exported)}`,
    );
    return ` ${JSON.stringify(name)}: {\n${lines.join(",\n")}\n }`;
  });
  return `{\n${packages.join(",\n")}\n}\n`;
};

/**
 * Returns the exports of the built packages as text. This module is separate from the comparison, because it loads a
 * compiler.
 */
export const currentExportsText = (): string => textOf(readExports(join(repository, "packages")));

if (import.meta.main) {
  parseArgs();
  writeFileSync(join(repository, exportsFile), currentExportsText());
  console.log(`${exportsFile} is written; review the added and removed exports`);
}
