import { createHmac, randomBytes } from "node:crypto";

/** Fields that hold a credential: their value never stays, in any form. */
const secretField = /^(secret|apiSecret|privateKey|password|passphrase|token|accessToken|sign|signature)$/i;
/** Fields that name somebody or something of the account. */
const identityField =
  /(uid|uids|memberId|userId|accountId|orderId|orderLinkId|execId|transferId|withdrawId|requestId|txID|txHash|address|addressFrom|toAddress|email|mobile|apiKey|username|nickName|remark|note|ips|blockHash|tag|quoteTxId|clientOrderId|tradeId|blockTradeId|id)$/i;
/** Fields that tell how much somebody owns or trades. */
const amountField =
  /(balance|equity|qty|amount|value|fee|pnl|size|margin|cashFlow|change|funding|bonus|liability|borrow|cost|profit|cum|limit|(^|total|position)(IM|MM))/i;

/**
 * Replaces what could identify an account. The same value gets the same replacement everywhere in one
 * recording run, of the same shape and length, so that cross-references still line up; the mapping
 * itself is never written.
 */
export class ValueRedactor {
  readonly #salt = randomBytes(32);
  readonly #replacements = new Map<string, string>();
  readonly #account: boolean;
  readonly #own: readonly string[];

  /**
   * @param options.account whether ids and amounts belong to somebody's account; credentials always go
   * @param options.own beginnings of ids that the recorder made itself and a replay makes again
   */
  constructor(options: { readonly account: boolean; readonly own?: readonly string[] }) {
    this.#account = options.account;
    this.#own = options.own ?? [];
  }

  /** Learns what to replace from a parsed body, then rewrites it. */
  body(value: unknown): unknown {
    return this.#visit("", value);
  }

  /** Rewrites known values inside text: a query string, a path. */
  text(text: string): string {
    let out = text;
    for (const [original, replacement] of this.#replacements) out = out.replaceAll(original, replacement);
    return out;
  }

  #visit(name: string, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.#visit(name, each));
    if (value !== null && typeof value === "object") {
      return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, this.#visit(key, child)]));
    }
    if (typeof value === "string") return this.#string(name, value);
    if (this.#account && typeof value === "number" && identityField.test(name) && Math.abs(value) > 9_999)
      return Number(this.replacement(String(value)));
    return value;
  }

  #string(name: string, value: string): string {
    if (value === "") return value;
    if (secretField.test(name)) return "REDACTED";
    if (!this.#account || this.#own.some((beginning) => value.startsWith(beginning))) return value;
    if (identityField.test(name) && value.length >= 5) return this.replacement(value);
    if (amountField.test(name) && /^-?\d*\.?\d+$/.test(value) && !/^-?0*\.?0*$/.test(value))
      return this.replacement(value);
    return this.#replacements.get(value) ?? value;
  }

  /** A value of the same shape: digits for digits, letters for letters, everything else in its place. */
  replacement(original: string): string {
    const known = this.#replacements.get(original);
    if (known !== undefined) return known;
    const bytes = createHmac("sha512", this.#salt).update(original).digest();
    let at = 0;
    const next = (count: number) => (bytes[at++ % bytes.length] ?? 0) % count;
    const made = original
      .replaceAll(/[0-9]/g, (digit, index) => (digit === "0" ? "0" : String(1 + next(index === 0 ? 9 : 9))))
      .replaceAll(/[a-f](?=[0-9a-f-]*$)/g, () => "abcdef"[next(6)] ?? "a")
      .replaceAll(/[g-z]/g, () => "ghijklmnopqrstuvwxyz"[next(20)] ?? "g")
      .replaceAll(/[A-Z]/g, () => "ABCDEFGHIJKLMNOPQRSTUVWXYZ"[next(26)] ?? "A");
    this.#replacements.set(original, made);
    return made;
  }
}
