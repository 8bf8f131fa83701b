/** Writes one sequence of bytes after the other into a buffer that it keeps and that grows. */
export class ByteWriter {
  #buffer = Buffer.allocUnsafe(256)
  #at = 0

  get at(): number {
    return this.#at
  }

  /** Goes on from there: what was written after it is forgotten. */
  rewind(at: number): void {
    this.#at = at
  }

  byte(value: number): void {
    this.#reserve(1)
    this.#buffer[this.#at++] = value
  }

  /** A whole number, 0 to 2^53 − 1: 7 bits a byte, the lowest first, the high bit set where more follow (LEB128). */
  varint(value: number): void {
    this.#reserve(8)
    let rest = value
    while (rest > 127) {
      const low = rest % 128
      this.#buffer[this.#at++] = low + 128
      rest = (rest - low) / 128
    }
    this.#buffer[this.#at++] = rest
  }

  ascii(text: string): void {
    this.#reserve(text.length)
    // Faster than Buffer.write for texts as short as codes
    for (let at = 0; at < text.length; at++) this.#buffer[this.#at++] = text.charCodeAt(at)
  }

  /** What was written from there on, until more is. */
  view(from: number): Buffer {
    return this.#buffer.subarray(from, this.#at)
  }

  base64url(from: number): string {
    return this.#buffer.toString('base64url', from, this.#at)
  }

  #reserve(length: number): void {
    if (this.#at + length <= this.#buffer.length) return
    const grown = Buffer.allocUnsafe((this.#at + length) * 2)
    grown.set(this.view(0))
    this.#buffer = grown
  }
}

/** Reads what a ByteWriter wrote. */
export class ByteReader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  byte(): number {
    return this.#bytes[this.#at++] ?? 0
  }

  bytes(length: number): Buffer {
    return this.#bytes.subarray(this.#at, (this.#at += length))
  }

  varint(): number {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = this.byte()
      if (byte < 128) return value + byte * scale
      value += (byte - 128) * scale
    }
  }

  ascii(length: number): string {
    return this.bytes(length).toString('latin1')
  }
}
