import type { OpenApiCall } from './open-api-call.ts'

/** A call as a reference page carries it into the browser: plain JSON, without its prose and the shape of its answer. */
export type ReferenceCall = Omit<OpenApiCall, 'description' | 'data'>

export const referenceCall = (call: OpenApiCall): ReferenceCall =>
  JSON.parse(JSON.stringify({ ...call, description: undefined, data: undefined })) as ReferenceCall
