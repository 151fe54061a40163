// The generator ships no types; this is the part of it that the site uses.
declare module "@11ty/eleventy" {
  interface Options {
    readonly quietMode?: boolean;
    readonly configPath?: string | null;
    readonly config?: (configuration: unknown) => unknown;
  }
  export default class Eleventy {
    constructor(input: string, output: string, options: Options);
    write(): Promise<void>;
  }
}
