export type Awaitable<T> = T | Promise<T>

/** Goes on at once with what is there, later with what is promised: calls answered from memory wait for no promise. */
export const atOnce = <T, R>(value: Awaitable<T>, go: (value: T) => Awaitable<R>): Awaitable<R> =>
  value instanceof Promise ? value.then(go) : go(value)
