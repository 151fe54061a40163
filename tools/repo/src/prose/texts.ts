import { parseSync, Visitor } from "rolldown/utils";
import { LineCounter, parseDocument, visit } from "yaml";

export type TextKind = "docstring" | "comment" | "message" | "test name" | "Markdown" | "YAML";

/** A piece of text that people read, such as a comment or a message, with its position in the file. */
export interface Text {
  kind: TextKind;
  /** Number of the first line, starting at 1. */
  line: number;
  /** Offset of the raw text from the start of the file, starting at 0. `end` is exclusive. */
  start: number;
  end: number;
  /** The text without comment marks and line breaks, and with a placeholder for code. */
  words: string;
}

const testFunctions = new Set(["it", "test", "describe", "bench"]);

interface Node {
  type: string;
  name?: string;
  object?: Node;
  callee?: Node;
  tag?: Node;
}

/** Returns the name of the function at the start of a call such as `it.each(rows)("name")`. */
function calledName(node: Node | undefined): string | undefined {
  return node === undefined ? undefined : (node.name ?? calledName(node.object ?? node.callee ?? node.tag));
}

const withoutCode = (text: string) =>
  text
    .replaceAll(/`[^`\n]*`/g, "`code`")
    .replaceAll(/\{@link \S+\}/g, "`code`")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/https?:\/\/\S+/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** Returns whether a text has two words in a row, unlike an identifier, a path or a key. */
const isProse = (text: string) => /\p{L}[,:;]? \p{L}/u.test(text);

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}

/** Returns comments, messages and test names of a TypeScript or JavaScript file. */
function textsOfCode(file: string, source: string): Text[] {
  const { program, comments } = parseSync(file, source);
  const texts: Text[] = [];
  const add = (kind: TextKind, start: number, end: number, words: string) => {
    if (isProse(words)) {
      texts.push({ kind, line: lineOf(source, start), start, end, words: withoutCode(words) });
    }
  };

  let run: { start: number; end: number; words: string } | undefined;
  for (const { type, start, end, value } of comments) {
    if (type === "Block") {
      add(value.startsWith("*") ? "docstring" : "comment", start, end, value.replaceAll(/^\s*\* ?/gm, ""));
    } else if (run !== undefined && /^\n[ \t]*$/.test(source.slice(run.end, start))) {
      run = { start: run.start, end, words: `${run.words} ${value.trim()}` };
    } else {
      if (run !== undefined) {
        add("comment", run.start, run.end, run.words);
      }
      run = { start, end, words: value.trim() };
    }
  }
  if (run !== undefined) {
    add("comment", run.start, run.end, run.words);
  }

  const testNames = new Set<number>();
  new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      if (name !== undefined && testFunctions.has(calledName(callee as Node) ?? "")) {
        testNames.add(name.start);
      }
    },
    Literal({ start, end, value }) {
      if (typeof value === "string") {
        add(testNames.has(start) ? "test name" : "message", start, end, value);
      }
    },
    TemplateLiteral({ start, end, quasis }) {
      const words = quasis.map(({ value }) => value.cooked ?? value.raw).join("`code`");
      add(testNames.has(start) ? "test name" : "message", start, end, words);
    },
  }).visit(program);
  return texts.toSorted((a, b) => a.start - b.start);
}

/** Returns the paragraphs of a Markdown file, without code blocks. */
function textsOfMarkdown(source: string): Text[] {
  const withoutBlocks = source.replaceAll(/^( *)(```|~~~)[\s\S]*?^\1\2/gm, (block) => block.replaceAll(/[^\n]/g, " "));
  return [...withoutBlocks.matchAll(/[^\n]+(?:\n(?![ \t]*(?:[-*|#>]|\d+\.|\n))[^\n]+)*/g)]
    .filter(([paragraph]) => isProse(paragraph))
    .map(({ 0: paragraph, index }) => ({
      kind: "Markdown",
      line: lineOf(source, index),
      start: index,
      end: index + paragraph.length,
      words: withoutCode(paragraph),
    }));
}

/** Returns the prose and the comments of a YAML file. */
function textsOfYaml(source: string): Text[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const texts: Text[] = [];
  visit(document, {
    Scalar(key, { value, range }) {
      if (key !== "key" && typeof value === "string" && range && isProse(value)) {
        const [start, end] = range;
        texts.push({ kind: "YAML", line: lines.linePos(start).line, start, end, words: withoutCode(value) });
      }
    },
  });
  for (const { 0: comment, index } of source.matchAll(/^[ \t]*#[^\n]*(?:\n[ \t]*#[^\n]*)*/gm)) {
    const words = comment.replaceAll(/^[ \t]*# ?/gm, "");
    if (isProse(words)) {
      const start = index + comment.search(/#/);
      texts.push({
        kind: "YAML",
        line: lineOf(source, start),
        start,
        end: index + comment.length,
        words: withoutCode(words),
      });
    }
  }
  return texts.toSorted((a, b) => a.start - b.start);
}

/** Returns the texts of an Astro component, both in its code and between its tags. */
function textsOfAstro(source: string): Text[] {
  const blanked = (text: string) => text.replaceAll(/[^\n]/g, " ");
  const codeBlocks = [...source.matchAll(/^---\n[\s\S]*?^---$|<script[^>]*>[\s\S]*?<\/script>/gm)];
  const code = codeBlocks.flatMap(({ 0: block, index }) => {
    const script = block.replaceAll(/^---$|^<script[^>]*>|<\/script>$/gm, blanked);
    return textsOfCode("component.ts", blanked(source.slice(0, index)) + script);
  });
  const markup = source.replaceAll(/^---\n[\s\S]*?^---$|<(script|style)[^>]*>[\s\S]*?<\/\1>/gm, blanked);
  const between = [...markup.matchAll(/[>}]([^<>{}"]+)[<{]|"([^"<>{}\n]+)"/g)]
    .map(({ 1: text, 2: literal = "", index }) => ({ words: withoutCode(text ?? literal), index: index + 1 }))
    .filter(({ words }) => isProse(words))
    .map(({ words, index }): Text => {
      const start = index + (/\S/.exec(markup.slice(index))?.index ?? 0);
      return { kind: "message", line: lineOf(markup, start), start, end: start + words.length, words };
    });
  return [...code, ...between].toSorted((a, b) => a.start - b.start);
}

/**
 * Returns the texts in a file that people read, such as comments, messages and paragraphs, in their order in the file.
 */
export function textsOf(file: string, source: string): Text[] {
  if (file.endsWith(".astro")) {
    return textsOfAstro(source);
  }
  if (file.endsWith(".md")) {
    return textsOfMarkdown(source);
  }
  return /\.ya?ml$/.test(file) ? textsOfYaml(source) : textsOfCode(file, source);
}
