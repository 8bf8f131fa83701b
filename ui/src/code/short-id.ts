/** `ord_01JD…4M608`: enough to tell ids apart in a list. */
export const shortId = (id: string): string => (id.length <= 16 ? id : `${id.slice(0, 8)}…${id.slice(-5)}`)
