/** What everybody may know of what happens to an account, on the server that tells it. */
export interface PublicMessage {
  readonly server: string;
  readonly topic: string;
  readonly message: object;
}
