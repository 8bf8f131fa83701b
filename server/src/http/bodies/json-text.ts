/** JSON of a value of T, for handlers that have the text ready. It must be what JSON.stringify would make of it. */
export class JsonText<T> {
  /** Never there: tells texts of different values apart. */
  declare readonly value?: T
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}
