type Checked = { required: boolean; status: string }

/** How many of the required entries have passed. `percent` is 100 only when all have. */
export type Progress = { passed: number; required: number; percent: number }

export function progressOf(entries: readonly Checked[]): Progress {
  const required = entries.filter((entry) => entry.required)
  const passed = required.filter(({ status }) => status === 'passed').length
  const percent = required.length === 0 ? 0 : Math.floor((100 * passed) / required.length)
  return { passed, required: required.length, percent }
}
