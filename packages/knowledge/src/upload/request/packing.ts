import { extensionOf, storedName } from "../check/limits.ts";

/** Properties of a file that decide in which request it is sent. */
interface Packable {
  readonly name: string;
  /** Size in bytes. Undefined for a stream of unknown length. */
  readonly size: number | undefined;
}

/** Limits on the files of one request. */
export interface PackingLimits {
  readonly maxFiles: number;
  /** Maximum bytes of the whole form. */
  readonly maxBytes: number;
  /** Returns the size in bytes that is assumed for a stream of unknown length. */
  readonly sizeLimit: (name: string) => number;
}

/** Maximum request size of a released server in its default configuration. The server does not report this limit. */
export const MAX_REQUEST_BYTES = 50 * 2 ** 20;

/** Largest number of bytes in the head of a form part, without the file name. */
const HEAD_BYTES = 256;

/**
 * Maximum number of incomplete requests to which files are added. A request may contain each file name only once, so
 * equal names in different folders need several requests.
 */
const MAX_OPEN = 8;

/** Returns an upper bound for the bytes of a file in a form. Each character of its name may need four bytes. */
const formBytes = ({ name, size }: Packable, { sizeLimit }: PackingLimits): number =>
  (size ?? sizeLimit(name)) + HEAD_BYTES + 4 * name.length;

interface OpenRequest<File> {
  readonly files: File[];
  readonly names: Set<string>;
  bytes: number;
}

/**
 * Packer that distributes files over requests, limited by number and bytes. The response of the released server
 * identifies a file only by its name, and mentions an archive only by its entries. Therefore a request contains each
 * name once, and an archive has a request of its own.
 */
export class RequestPacker<File extends Packable> {
  readonly #limits: () => PackingLimits;
  readonly #open: OpenRequest<File>[] = [];

  /** @param limits returns the limits; called for each file, because the limits may shrink */
  constructor(limits: () => PackingLimits) {
    this.#limits = limits;
  }

  /** Adds a file to a request. Returns the requests that are now full. */
  add(file: File): File[][] {
    const limits = this.#limits();
    const name = storedName(file.name);
    if (extensionOf(name) === ".zip") return [[file]];
    const bytes = formBytes(file, limits) + HEAD_BYTES;
    let request = this.#open.find((one) => one.bytes + bytes <= limits.maxBytes && !one.names.has(name));
    const complete: File[][] = [];
    if (request === undefined) {
      if (this.#open.length === MAX_OPEN) complete.push(this.#takeFullest());
      request = { files: [], names: new Set(), bytes: HEAD_BYTES };
      this.#open.push(request);
    }
    request.files.push(file);
    request.names.add(name);
    request.bytes += bytes;
    if (request.files.length >= limits.maxFiles || request.bytes >= limits.maxBytes) {
      this.#open.splice(this.#open.indexOf(request), 1);
      complete.push(request.files);
    }
    return complete;
  }

  /** Returns the requests that aren't full, and removes them. */
  flush(): File[][] {
    return this.#open.splice(0).map(({ files }) => files);
  }

  #takeFullest(): File[] {
    const fullest = this.#open.reduce((best, one) => (one.bytes > best.bytes ? one : best));
    this.#open.splice(this.#open.indexOf(fullest), 1);
    return fullest.files;
  }
}

/** Returns all requests for these files. */
export function planRequests<File extends Packable>(files: readonly File[], limits: PackingLimits): File[][] {
  const packer = new RequestPacker<File>(() => limits);
  const archives = files.filter(({ name }) => extensionOf(storedName(name)) === ".zip");
  const others = files.filter((file) => !archives.includes(file));
  return [...others.flatMap((file) => packer.add(file)), ...packer.flush(), ...archives.map((file) => [file])];
}

/** Splits the files of a request that was too large into two halves. */
export const halve = <File>(files: readonly File[]): [File[], File[]] => {
  const middle = Math.ceil(files.length / 2);
  return [files.slice(0, middle), files.slice(middle)];
};
