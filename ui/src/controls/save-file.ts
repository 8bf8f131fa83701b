/** Saves what this page holds as a file of that name. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the click
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
