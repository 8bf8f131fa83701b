import { useState } from 'react'

/** Which of several parts are open. `first`: the one that is until somebody says otherwise. */
export function useFolds<Name extends string>(names: readonly Name[], first?: Name) {
  const [all, setAll] = useState<boolean | null>(null)
  const [clicked, setClicked] = useState<Partial<Record<Name, boolean>>>({})
  const isOpen = (name: Name) => clicked[name] ?? all ?? name === first
  const areOpen = names.every(isOpen)
  return {
    isOpen,
    areOpen,
    toggle: (name: Name) => setClicked({ ...clicked, [name]: !isOpen(name) }),
    toggleAll: () => {
      setAll(!areOpen)
      setClicked({})
    },
  }
}
