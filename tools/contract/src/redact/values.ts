import { createHmac, randomBytes } from "node:crypto";

/** Names of fields with a credential, whose value is always replaced. */
const secretField = /^(secret|apiSecret|privateKey|password|passphrase|token|accessToken|sign|signature)$/i;
/** Names of fields that identify an account or its objects. */
const identityField =
  /(uid|uids|memberId|userId|accountId|orderId|orderLinkId|execId|transferId|withdrawId|requestId|txID|txHash|address|addressFrom|toAddress|email|mobile|apiKey|username|nickName|remark|note|ips|blockHash|tag|quoteTxId|clientOrderId|tradeId|blockTradeId|id)$/i;
/** Names of fields with the amounts that an account owns or trades. */
const amountField =
  /(balance|equity|qty|amount|value|fee|pnl|size|margin|cashFlow|change|funding|bonus|liability|borrow|cost|profit|cum|limit|(^|total|position)(IM|MM))/i;

/** Maximum length of an id. Longer strings are prose. */
const longestId = 40;

/**
 * Replaces values that could identify an account. In a recording run, the same value always gets the same replacement,
 * with the same shape and length, so that cross-references stay intact. The mapping is never written.
 */
export class ValueRedactor {
  readonly #salt = randomBytes(32);
  readonly #ids = new Map<string, string>();
  readonly #account: boolean;
  readonly #known: readonly (readonly [string, string])[];

  /**
   * Creates a redactor.
   *
   * @param options.account whether ids and amounts belong to a real account; credentials are always replaced
   * @param options.known texts to replace anywhere, even inside a message, with their replacements
   */
  constructor(options: { readonly account: boolean; readonly known?: ReadonlyMap<string, string> }) {
    this.#account = options.account;
    this.#known = [...(options.known ?? [])].filter(([text]) => text !== "");
  }

  /**
   * Returns a copy of a parsed body with all sensitive values replaced. Remembers each replaced id, so that `text` can
   * replace the id inside strings.
   */
  body(value: unknown): unknown {
    return this.#visit("", value, true);
  }

  /**
   * Returns a copy of a read's input with sensitive values replaced. Values in amount fields stay unchanged, because an
   * input contains limits and page sizes rather than amounts.
   */
  input(value: unknown): unknown {
    return this.#visit("", value, false);
  }

  /**
   * Replaces the known texts, and the ids replaced so far, in a string such as a query string, a path or a message.
   * Keeps an id that is only part of a longer word.
   */
  text(text: string): string {
    const known = this.#withoutKnown(text);
    if (this.#ids.size === 0) return known;
    const longestFirst = [...this.#ids.keys()].toSorted((one, other) => other.length - one.length);
    const alternatives = longestFirst.map((id) => RegExp.escape(id)).join("|");
    // Replace all ids in one pass, because the replacement of one id may equal another id.
    const ids = new RegExp(`(?<![A-Za-z0-9])(?:${alternatives})(?![A-Za-z0-9])`, "g");
    return known.replaceAll(ids, (id) => this.#ids.get(id) ?? id);
  }

  #withoutKnown(text: string): string {
    return this.#known.reduce((out, [known, replacement]) => out.replaceAll(known, replacement), text);
  }

  #visit(name: string, value: unknown, hasAmounts: boolean): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#visit(name, each, hasAmounts));
    if (value !== null && typeof value === "object") {
      return Object.fromEntries(
        Object.entries(value).map(([key, child]) => [key, this.#visit(key, child, hasAmounts)]),
      );
    }
    if (typeof value === "string") return this.#string(name, value, hasAmounts);
    if (this.#account && typeof value === "number" && identityField.test(name) && Math.abs(value) > 9_999)
      return Number(this.#idFor(String(value)));
    return value;
  }

  #string(name: string, value: string, hasAmounts: boolean): string {
    if (value === "") return value;
    if (secretField.test(name)) return "REDACTED";
    const known = this.#withoutKnown(value);
    if (known !== value) return this.#account ? this.text(known) : known;
    if (!this.#account) return value;
    if (identityField.test(name) && value.length >= 5) return this.#idFor(value);
    if (hasAmounts && amountField.test(name) && /^-?\d*\.?\d+$/.test(value) && !/^-?0*\.?0*$/.test(value))
      return this.#replacement(value);
    // The whole string may be an ID that another field contains, so look it up first.
    return this.#ids.get(value) ?? (value.length > longestId ? this.text(value) : value);
  }

  #idFor(original: string): string {
    const made = this.#ids.get(original) ?? this.#replacement(original);
    this.#ids.set(original, made);
    return made;
  }

  /**
   * Returns a replacement with the shape of the original: digits for digits, letters for letters, other characters
   * unchanged.
   */
  #replacement(original: string): string {
    const bytes = createHmac("sha512", this.#salt).update(original).digest();
    let at = 0;
    const next = (count: number) => (bytes[at++ % bytes.length] ?? 0) % count;
    return original
      .replaceAll(/[0-9]/g, (digit) => (digit === "0" ? "0" : String(1 + next(9))))
      .replaceAll(/[a-f](?=[0-9a-f-]*$)/g, () => "abcdef"[next(6)] ?? "a")
      .replaceAll(/[g-z]/g, () => "ghijklmnopqrstuvwxyz"[next(20)] ?? "g")
      .replaceAll(/[A-Z]/g, () => "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[next(26)] ?? "A");
  }
}
