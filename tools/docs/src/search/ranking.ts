/**
 * How Pagefind weighs its results; the build gives it to the pages, and the test to the index. Long pages are not
 * worth less, and a title counts less than the words that people type for a page (`keywords.json`).
 */
export const ranking = {
  pageLength: 0,
  termFrequency: 0.1,
  termSaturation: 2,
  termSimilarity: 9,
  metaWeights: { title: 0.4 },
};
