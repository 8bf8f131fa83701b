/** `label.pdf` for what /order/label answers as application/pdf. */
export const fileName = (path: string, mediaType: string): string =>
  `${path.slice(path.lastIndexOf('/') + 1)}.${subtype(mediaType)}`

/** The media type of the file that a request asks for by `format`; the call's usual one if it doesn't. */
export const askedMediaType = (file: Readonly<Record<string, string>>, format: string | undefined): string => {
  const [usual = '', ...others] = Object.keys(file)
  return others.find((mediaType) => subtype(mediaType) === format) ?? usual
}

const subtype = (mediaType: string): string => mediaType.slice(mediaType.indexOf('/') + 1)
