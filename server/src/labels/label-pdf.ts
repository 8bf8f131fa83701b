import { setImmediate as othersFirst } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import type { LabelLayout } from '@edis/contract/open-api/print-label'
import type { Drawing } from './label-drawing.ts'
import type { Fonts } from './lettering.ts'

const points = (mm: number): number => (mm * 72) / 25.4
export const a6 = { width: 105, height: 148 }
const a4 = { width: 210, height: 297 }
/** Where four labels stand on a page of A4. */
const quarters = [
  [0, 0],
  [105, 0],
  [0, 148.5],
  [105, 148.5],
] as const

/** Labels as a PDF. Other requests have their turn between one and the next. */
export async function pdfOf<Label>(
  labels: readonly Label[],
  drawingOf: (label: Label) => Drawing,
  layout: LabelLayout,
  { files }: Pick<Fonts, 'files'>,
  title: string,
): Promise<Buffer> {
  const page = layout === 'a6' ? a6 : a4
  const document = new PDFDocument({
    size: [points(page.width), points(page.height)],
    margin: 0,
    autoFirstPage: false,
    font: '',
    info: { Title: title, Creator: 'EDIS' },
    lang: 'id-ID',
  })
  const whole = collected(document)
  document.registerFont('regular', files.regular)
  document.registerFont('bold', files.bold)
  const perPage = layout === 'a6' ? 1 : quarters.length
  for (const [index, label] of labels.entries()) {
    const place = index % perPage
    if (place === 0) {
      document.addPage()
      if (layout === 'a4x4') cuts(document)
    }
    const [x, y] = quarters[place] ?? quarters[0]
    draw(document, drawingOf(label), { x, y })
    await othersFirst()
  }
  document.end()
  return whole
}

function collected(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
}

function draw(document: PDFKit.PDFDocument, { shapes }: Drawing, origin: { x: number; y: number }): void {
  document.save().translate(points(origin.x), points(origin.y))
  for (const shape of shapes) {
    const x = points(shape.x)
    const y = points(shape.y)
    switch (shape.kind) {
      case 'text':
        document
          .fillColor(shape.white === true ? 'white' : 'black')
          .font(shape.weight)
          .fontSize(points(shape.size))
          .text(shape.text, x, y, { lineBreak: false, baseline: 'alphabetic' })
        break
      case 'line':
        document
          .lineWidth(0.7)
          .moveTo(x, y)
          .lineTo(x + points(shape.width), y)
          .stroke('black')
        break
      case 'box': {
        const box = document.lineWidth(1).rect(x, y, points(shape.width), points(shape.height))
        if (shape.filled) box.fill('black')
        else box.stroke('black')
        break
      }
      case 'barcode':
        for (const { at, length } of runs(shape.bars))
          document.rect(x + points(at * shape.module), y, points(length * shape.module), points(shape.height))
        document.fill('black')
        break
    }
  }
  document.restore()
}

/** Where bars are, and how many modules wide. */
const runs = (bars: string): { at: number; length: number }[] =>
  [...bars.matchAll(/1+/g)].map(({ index, 0: run }) => ({ at: index, length: run.length }))

function cuts(document: PDFKit.PDFDocument): void {
  document
    .lineWidth(0.3)
    .dash(4, { space: 4 })
    .moveTo(points(a4.width / 2), 0)
    .lineTo(points(a4.width / 2), points(a4.height))
    .moveTo(0, points(a4.height / 2))
    .lineTo(points(a4.width), points(a4.height / 2))
    .stroke('gray')
    .undash()
}
