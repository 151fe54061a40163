/**
 * Commands that aren't single API operations, such as `order reconcile`, with the texts that the search uses to find
 * them.
 */
import type { SearchText } from "../src/search/ranking.ts";

interface CommandText {
  /** Words after `specwright`, joined by a dot: `order.reconcile`. */
  readonly name: string;
  readonly title: string;
  /** Search phrases, separated by semicolons. */
  readonly keywords: string;
}

export const commandTexts: readonly CommandText[] = [
  {
    name: "order.reconcile",
    title: "Find out the outcome of an order whose response was lost",
    keywords:
      "reconcile; reconcile an order; unknown outcome; what happened to my order; was my order placed; order lost",
  },
  {
    name: "asset.reconcileTransfer",
    title: "Find out the outcome of a transfer whose response was lost",
    keywords: "reconcile a transfer; was my transfer made",
  },
  {
    name: "asset.reconcileWithdrawal",
    title: "Find out the outcome of a withdrawal whose response was lost",
    keywords: "reconcile a withdrawal; was my withdrawal made",
  },
  {
    name: "history",
    title: "Write a long history to a file, through all its windows and pages",
    keywords: "history; history to csv; export to csv; export history; download all fills; csv for taxes; spreadsheet",
  },
  {
    name: "doctor",
    title: "Check connection, clock, key and sockets",
    keywords: "doctor; diagnose; why does it not connect; troubleshoot; proxy; firewall",
  },
  {
    name: "drift",
    title: "Compare a live service with the specifications",
    keywords: "drift; differences from the specification; compare with the live service",
  },
  {
    name: "knowledge.add",
    title: "Submit files or a folder to the knowledge base and wait until they are compiled",
    keywords: "knowledge add; add files; add a folder; upload a folder; upload a directory",
  },
  {
    name: "knowledge.wiki",
    title: "Show the wiki or an article, or export all articles to files",
    keywords: "wiki; list articles; read an article; export the wiki; download the wiki; wiki to markdown files",
  },
  {
    name: "profile",
    title: "Add, list, choose and check profiles with their keys",
    keywords: "profile; switch profile; add an API key to the settings; config file; default profile",
  },
];

export const commandSearchTexts = (): SearchText[] =>
  commandTexts.map(({ name, title, keywords }) => ({ name, title, keywords, description: title, fields: "" }));
