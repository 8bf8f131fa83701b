import type { Text } from '@edis/contract/languages'

/** What was said besides the file is wrong, or names something that is not there. */
export class WrongOption extends Error {
  readonly option: 'partner' | 'card' | 'valid_to'
  readonly text: Text

  constructor(option: WrongOption['option'], text: Text) {
    super(text.en)
    this.name = 'WrongOption'
    this.option = option
    this.text = text
  }
}
