/** Copies the text at the address. The clipboard is asked before the text is there: some browsers allow it only then. */
export async function copyPage(address: string): Promise<boolean> {
  const text = fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    return new Blob([await answer.text()], { type: 'text/plain' })
  })
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
    return true
  } catch {
    return false
  }
}
