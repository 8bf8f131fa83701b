import type { Readable } from 'node:stream'

/** An answer that is sent as it comes. Its rows are read as fast as its reader takes them. */
export class Download {
  readonly headers: Record<string, string>
  readonly body: Readable

  constructor(headers: Record<string, string>, body: Readable) {
    this.headers = headers
    this.body = body
  }
}
