import { type ComponentType, lazy } from 'react'

/** Between the two tries, in milliseconds: what one of several copies of a server lacks, another may have. */
const pause = 500

/** Loads a part of the portal, once more if it does not come. */
export const retried =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  () =>
    load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, pause))
      return load()
    })

/** A component that is loaded when it is first drawn. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(retried(async () => ({ default: await load() })))
