import { code128 } from './code128.ts'
import { fitLine, fitLines } from './fitting-text.ts'
import { dialled, kilograms, labelWords, more, rupiah, writtenDay } from './label-words.ts'
import type { Label } from './labels.ts'
import type { Lettering, Weight } from './lettering.ts'

// A label as shapes on a page, for whatever prints it. All in millimetres, from the top left.

type Shape =
  /** `x`: where it begins, on its base line. */
  | { kind: 'text'; x: number; y: number; size: number; weight: Weight; text: string; white?: boolean }
  | { kind: 'line'; x: number; y: number; width: number }
  | { kind: 'box'; x: number; y: number; width: number; height: number; filled: boolean }
  /** Bars and gaps by turns, `module` wide where one is. */
  | { kind: 'barcode'; x: number; y: number; height: number; module: number; value: string; bars: string }
export type Drawing = { width: number; height: number; shapes: Shape[] }

const margin = 4
const leading = 1.25
/** Of the barcode: 0.5 mm is four dots at 203 dpi. Scanners want 0.25 at least. */
const widestModule = 0.5
const quietModules = 10

/** Draws a label on a page of 100 mm × 148 mm or more. */
export function drawLabel(label: Label, page: { width: number; height: number }, lettering: Lettering): Drawing {
  const shapes: Shape[] = []
  const left = margin
  const width = page.width - 2 * margin
  const right = left + width
  const measure = (text: string, weight: Weight, size: number) => lettering.width(text, weight, size)
  const plain = (text: string) => lettering.printable(text)

  const line = (y: number) => shapes.push({ kind: 'line', x: left, y, width })
  /** One line in the largest size that fits. Gives how wide it is. */
  function write(
    raw: string,
    at: { x: number; y: number; width: number; align?: 'center' | 'right'; white?: boolean },
    sizes: readonly number[],
    weight: Weight = 'regular',
  ): number {
    const { text, size } = fitLine(lettering, plain(raw), { width: at.width, weight }, sizes)
    if (text === '') return 0
    const taken = measure(text, weight, size)
    const before = at.align === 'center' ? (at.width - taken) / 2 : at.align === 'right' ? at.width - taken : 0
    shapes.push({ kind: 'text', x: at.x + before, y: at.y, size, weight, text, ...(at.white && { white: true }) })
    return taken
  }
  /** Lines from a top on, within a height. Gives where they end. */
  function fill(
    raw: string,
    { y, height }: { y: number; height: number },
    sizes: readonly number[],
    weight: Weight = 'regular',
  ): number {
    const { lines, size } = fitLines(lettering, plain(raw), { width, height, weight, leading }, sizes)
    for (const [index, text] of lines.entries())
      shapes.push({ kind: 'text', x: left, y: y + size + index * size * leading, size, weight, text })
    return y + lines.length * size * leading
  }
  const caption = (text: string, y: number) => write(text, { x: left, y, width }, [2.2], 'bold')

  header(margin)
  barcode(18)
  payment(46)
  const below = sender(recipient(60))
  contents(below, page.height - 19)
  foot(page.height - 15)
  return { ...page, shapes }

  function header(top: number): void {
    const sorting = 38
    write(label.courier, { x: left, y: top + 5.5, width: width - sorting - 2 }, [6, 5, 4, 3.2], 'bold')
    const way = `${label.service}, ${labelWords[label.deliveryType]}`
    write(way, { x: left, y: top + 10.5, width: width - sorting - 2 }, [3.4, 3, 2.6])
    shapes.push({ kind: 'box', x: right - sorting, y: top, width: sorting, height: 12, filled: false })
    const inside = { x: right - sorting + 1, y: top + 8.6, width: sorting - 2, align: 'center' } as const
    write(label.sortingCode, inside, [7.5, 6, 4.5], 'bold')
    line(top + 13)
  }

  function barcode(top: number): void {
    const bars = code128(label.awb)
    const module = Math.min(widestModule, width / (bars.length + 2 * quietModules))
    const x = left + (width - bars.length * module) / 2
    shapes.push({ kind: 'barcode', x, y: top + 1.5, height: 18, module, value: label.awb, bars })
    write(label.awb, { x: left, y: top + 25.5, width, align: 'center' }, [5.5, 4.5, 3.5], 'bold')
    line(top + 27.5)
  }

  function payment(top: number): void {
    const isCod = label.codAmount !== null
    const wide = width * 0.58
    shapes.push({ kind: 'box', x: left, y: top + 0.5, width: wide, height: 11.5, filled: isCod })
    const words = label.codAmount === null ? labelWords.prepaid : `${labelWords.cod} ${rupiah(label.codAmount)}`
    const inside = { x: left + 2, y: top + 8.5, width: wide - 4, align: 'center', white: isCod } as const
    write(words, inside, [7, 6, 5, 4], 'bold')
    const beside = { x: left + wide + 2, width: width - wide - 2 }
    write(labelWords.weight, { ...beside, y: top + 3 }, [2.2], 'bold')
    write(kilograms(label.weightG), { ...beside, y: top + 8 }, [5, 4], 'bold')
    if (label.insured) write(labelWords.insured, { ...beside, y: top + 11.8 }, [2.6], 'bold')
    line(top + 13.5)
  }

  /** Gives where it ends, as what follows does. */
  function recipient(top: number): number {
    caption(labelWords.recipient, top + 2.4)
    const phone = dialled(label.recipient.phone)
    const phoneWidth = measure(phone, 'bold', 4)
    write(label.recipient.name, { x: left, y: top + 7, width: width - phoneWidth - 3 }, [4.4, 3.8, 3.2, 2.8], 'bold')
    write(phone, { x: right - phoneWidth, y: top + 7, width: phoneWidth + 0.01 }, [4], 'bold')
    const end = fill(label.recipient.address, { y: top + 8.6, height: 20 }, [3.6, 3.2, 2.8, 2.4, 2.1])
    const { region, postalCode } = label.recipient
    const place = postalCode === null ? region : `${region} ${postalCode}`
    const bottom = fill(place, { y: end + 0.4, height: 6 }, [3.4, 2.8, 2.4], 'bold') + 1
    line(bottom)
    return bottom + 0.8
  }

  function sender(top: number): number {
    caption(labelWords.sender, top + 2.2)
    const { name, phone, from } = label.sender
    const number = phone === null ? '' : dialled(phone)
    const numberWidth = measure(number, 'bold', 3.2)
    write(name, { x: left, y: top + 6.6, width: width - numberWidth - 3 }, [3.6, 3.2, 2.8], 'bold')
    write(number, { x: right - numberWidth, y: top + 6.6, width: numberWidth + 0.01 }, [3.2], 'bold')
    if (from !== null) write(from, { x: left, y: top + 10.8, width }, [2.8, 2.4, 2.1])
    line(top + 12.5)
    return top + 13.5
  }

  /** What does not fit is counted. */
  function contents(top: number, bottom: number): void {
    const pieces = label.items.reduce((sum, { qty }) => sum + qty, 0)
    caption(`${labelWords.contents} (${pieces})`, top + 2)
    const noteHeight = label.note === null ? 0 : 7.5
    const size = 2.7
    const step = size * leading
    const first = top + 2.6
    const room = Math.max(Math.floor((bottom - noteHeight - first) / step), 1)
    const shown = label.items.length <= room ? label.items : label.items.slice(0, room - 1)
    const lines = shown.map(({ name, sku, qty }) => `${qty} × ${name}${sku === null ? '' : ` (${sku})`}`)
    if (shown.length < label.items.length) lines.push(more(label.items.length - shown.length))
    for (const [index, text] of lines.entries()) write(text, { x: left, y: first + size + index * step, width }, [size])
    if (label.note !== null)
      fill(`${labelWords.note}: ${label.note}`, { y: bottom - noteHeight + 0.3, height: 7 }, [2.6, 2.2, 1.9])
  }

  function foot(top: number): void {
    line(top - 3.5)
    const date = `${labelWords.date} ${writtenDay(label.sentOn)}`
    const dateWidth = measure(date, 'regular', 2.8)
    const order = `${labelWords.order}: ${label.partnerOrderId}`
    write(order, { x: left, y: top, width: width - dateWidth - 3 }, [3.2, 2.8, 2.4, 2.1], 'bold')
    write(date, { x: right - dateWidth, y: top, width: dateWidth + 0.01 }, [2.8])
    if (label.courierAwb !== null)
      write(`${labelWords.courierAwb}: ${label.courierAwb}`, { x: left, y: top + 4, width }, [2.8, 2.4, 2.1])
    if (label.environment === 'development') {
      shapes.push({ kind: 'box', x: left, y: top + 5.5, width, height: 5, filled: true })
      const inside = { x: left, y: top + 9.2, width, align: 'center', white: true } as const
      write(labelWords.sample, inside, [3.4], 'bold')
    }
  }
}
