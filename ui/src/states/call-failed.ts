import type { FailureBody } from '@edis/contract/calls/call'

/** A call that did not succeed. Its message is for people; `failure` is missing when no answer came. */
export class CallFailed extends Error {
  readonly failure: FailureBody | undefined

  constructor(message: string, failure?: FailureBody) {
    super(message)
    this.failure = failure
  }
}
