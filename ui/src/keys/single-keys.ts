const key = 'single-keys'

/** Whether a key alone asks for something. Who speaks to the computer turns it off (WCAG 2.1.4). */
export const singleKeys = (): boolean => {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function turnSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key)
    else localStorage.setItem(key, 'off')
  } catch {
    // Without storage they stay as they are
  }
}
