const mebibyte = 1024 * 1024;

/**
 * Size limits of an upload in bytes. They equal the defaults in the source code of the released server. The
 * configuration that is published with the server raises them.
 */
export const defaultLimits = {
  /** Limit for the whole multipart body. */
  maxBodyBytes: 50 * mebibyte,
  /** Limit for a file of plain text (.md, .txt, .csv). */
  maxFileSize: mebibyte,
  /** Limit for a document that isn't plain text, such as .pdf or .docx. */
  maxRichFileSize: 10 * mebibyte,
  maxZipFileSize: 5 * mebibyte,
  maxFilesPerUpload: 20,
  maxZipEntries: 200,
  maxZipExtractedSize: 30 * mebibyte,
};

export type UploadLimits = typeof defaultLimits;

/** Limit for JSON bodies, in bytes of UTF-8. */
export const maxJsonBytes = 10 * mebibyte;
/** Maximum bytes of a task's content that the released variant returns. */
export const maxShownBytes = mebibyte;

export const textExtensions = [".csv", ".md", ".txt"];
export const richExtensions = [".docx", ".epub", ".htm", ".html", ".pdf", ".pptx", ".rtf", ".xlsx"];
export const archiveExtension = ".zip";

export const isRich = (extension: string): boolean => richExtensions.includes(extension);

/** Returns the extension in lower case with its dot. Empty if there is none. */
export function extensionOf(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf("/"), name.lastIndexOf("\\")) + 1);
  const dot = base.lastIndexOf(".");
  return dot < 0 ? "" : base.slice(dot).toLowerCase();
}

export const inMebibytes = (bytes: number): number => Math.floor(bytes / mebibyte);
