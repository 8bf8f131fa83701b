export type HeldBytes = {
  /** Takes room for one body that is coming in from an address. */
  open(address: string): HeldBody
}

type HeldBody = {
  /** Counts bytes that came; false when there is no room for them. */
  add(bytes: number): boolean
  /** Gives all of its room back. */
  release(): void
}

const most = 32 * 1024 * 1024
const maxOfAddress = 4 * 1024 * 1024

/**
 * Bounds the bytes of bodies that are still coming in, in all and for each address: whoever leaves many requests half
 * sent fills no memory and takes no room from others. One body at a time always has an address's room.
 */
export function createHeldBytes(limits = { most, maxOfAddress }): HeldBytes {
  const byAddress = new Map<string, number>()
  let held = 0
  return {
    open(address) {
      let own = 0
      return {
        add(bytes) {
          const ofAddress = byAddress.get(address) ?? 0
          if (held + bytes > limits.most) return false
          if (ofAddress > own && ofAddress + bytes > limits.maxOfAddress) return false
          own += bytes
          held += bytes
          byAddress.set(address, ofAddress + bytes)
          return true
        },
        release() {
          const left = (byAddress.get(address) ?? 0) - own
          if (left > 0) byAddress.set(address, left)
          else byAddress.delete(address)
          held -= own
          own = 0
        },
      }
    },
  }
}
