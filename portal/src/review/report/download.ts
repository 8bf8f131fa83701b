/** Saves a text that the browser itself has made, under a name. */
export function download(name: string, mediaType: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the click
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
