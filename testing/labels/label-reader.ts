import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import type { ready as Ready } from 'zpl-renderer-js'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// Reads labels as a scanner and a person do: what was printed, by programs that have no part in its making.

export type ReadPage = { width: number; height: number; barcodes: string[]; text: string }

let reader: Promise<unknown> | null = null
/** Its own way to load would be over the network. */
const openReader = () =>
  (reader ??= readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'))).then((wasm) =>
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer }, fireImmediately: true }),
  ))

async function code128In(picture: ImageData | Uint8Array): Promise<string[]> {
  await openReader()
  const found = await readBarcodes(picture, { formats: ['Code128'], tryHarder: true })
  return found.map(({ text }) => text).toSorted()
}

let pdfium: Promise<PDFiumLibrary> | null = null

/** Each page of a PDF: its size in millimetres, its barcodes, its words. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const library = await (pdfium ??= PDFiumLibrary.init())
  const document = await library.loadDocument(new Uint8Array(bytes))
  try {
    const pages: ReadPage[] = []
    for (const page of document.pages()) {
      const { originalWidth, originalHeight } = page.getOriginalSize()
      // Drawing it closes it
      const text = page.getText()
      const { data, width, height } = await page.render({ scale: 203 / 72, render: 'bitmap' })
      const millimetres = (points: number) => Math.round((points / 72) * 254) / 10
      pages.push({
        width: millimetres(originalWidth),
        height: millimetres(originalHeight),
        barcodes: await code128In({
          data: new Uint8ClampedArray(data),
          width,
          height,
          colorSpace: 'srgb',
        }),
        text,
      })
    }
    return pages
  } finally {
    document.destroy()
  }
}

/** The barcodes of each label that a printer of 203 dpi makes of ZPL. */
export async function readZpl(zpl: string, { width, height }: { width: number; height: number }): Promise<string[][]> {
  // As CommonJS: its 9 MB as a module would go through the tests' compiler
  const { ready } = createRequire(import.meta.url)('zpl-renderer-js') as { ready: typeof Ready }
  const { api } = await ready
  const pictures = await api.zplToBase64MultipleAsync(zpl, width, height, 8)
  return Promise.all(pictures.map((picture) => code128In(new Uint8Array(Buffer.from(picture, 'base64')))))
}

export type ZplField = { command: string; data: string }

/** The labels of a ZPL file, each as its fields: the command before `^FD`, and the data, its escapes read. */
export function zplFields(zpl: string): ZplField[][] {
  return [...zpl.matchAll(/\^XA\n([\s\S]*?)\^XZ\n/g)].map(([, label = '']) =>
    [...label.matchAll(/\^(A0|BC)[^^]*(?:\^FR)?\^FH\^FD([^^~]*)\^FS/g)].map(([, command = '', data = '']) => ({
      command,
      data: data.replaceAll(/_([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    })),
  )
}
