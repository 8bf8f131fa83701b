/** What the key is called that goes with shortcuts. */
export const commandKey = (): '⌘' | 'Ctrl' => (/Mac|iP(?:hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl')
