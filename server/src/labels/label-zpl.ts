import type { Drawing } from './label-drawing.ts'

/** Of the rolls that couriers in Indonesia use, in millimetres. */
export const rollLabel = { width: 100, height: 150 }

/** 203 dpi. */
const dotsPerMm = 8
const dots = (mm: number): number => Math.round(mm * dotsPerMm)

/** A label as ZPL II, in UTF-8. The printer draws the barcode itself, in its shortest form. */
export function zplOf({ width, height, shapes }: Drawing): string {
  const commands = shapes.map((shape): string => {
    switch (shape.kind) {
      case 'text': {
        const reversed = shape.white === true ? '^FR' : ''
        return `^FT${dots(shape.x)},${dots(shape.y)}^A0N,${dots(shape.size)},${dots(shape.size)}${reversed}^FH^FD${escaped(shape.text)}^FS`
      }
      case 'line':
        return `^FO${dots(shape.x)},${dots(shape.y)}^GB${dots(shape.width)},2,2^FS`
      case 'box': {
        const thick = shape.filled ? Math.min(dots(shape.width), dots(shape.height)) : 3
        return `^FO${dots(shape.x)},${dots(shape.y)}^GB${dots(shape.width)},${dots(shape.height)},${thick}^FS`
      }
      case 'barcode':
        return `^FO${dots(shape.x)},${dots(shape.y)}^BY${Math.max(Math.floor(shape.module * dotsPerMm), 2)}^BCN,${dots(shape.height)},N,N,N,A^FH^FD${escaped(shape.value)}^FS`
    }
  })
  return ['^XA', '^CI28', `^PW${dots(width)}`, `^LL${dots(height)}`, '^LH0,0', ...commands, '^XZ', ''].join('\n')
}

/** What commands begin with, and the sign of the escape itself. */
const escaped = (text: string): string =>
  text.replaceAll(/[\^~_\\]/g, (letter) => `_${letter.charCodeAt(0).toString(16).toUpperCase()}`)
