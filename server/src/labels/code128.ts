import jsBarcode from 'jsbarcode'

/** The bars of a text of ASCII as Code 128: a `1` for each module that is black, a `0` for each that is white. */
export function code128(text: string): string {
  const drawn: { encodings?: { data: string }[] } = {}
  jsBarcode(drawn, text, { format: 'CODE128' })
  return (drawn.encodings ?? []).map(({ data }) => data).join('')
}
