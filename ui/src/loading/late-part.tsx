import { type ComponentType, useEffect, useState } from 'react'

/** A part that is loaded after the page that it is on, which is whole without it. `load` is the same at each drawing. */
export function LatePart({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null)
  useEffect(() => {
    load().then(
      (part) => setPart(() => part),
      () => {},
    )
  }, [load])
  return Part && <Part />
}
