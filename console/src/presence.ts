const restMs = 60_000

let movedAt = Date.now()
const note = () => void (movedAt = Date.now())
for (const sign of ['pointermove', 'pointerdown', 'keydown', 'wheel'])
  addEventListener(sign, note, { capture: true, passive: true })

/** Whether somebody has moved, typed or scrolled in this page within the last minute. */
export const isSomebodyThere = (): boolean => Date.now() - movedAt < restMs
