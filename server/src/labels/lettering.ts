import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { create, type Font } from 'fontkit'
import { withoutShaping } from './unshaped-font.ts'

export type Weight = 'regular' | 'bold'

/** What letters there are and how wide they are. Sizes and widths in one unit, whichever. */
export type Lettering = {
  /** The text as it can be printed: what the font lacks in its plain form, or as a box. */
  printable(text: string): string
  width(text: string, weight: Weight, size: number): number
}

/** The bytes of the fonts, and what is known of their letters. */
export type Fonts = { files: Readonly<Record<Weight, Buffer>>; lettering: Lettering }

type Letters = Pick<Font, 'hasGlyphForCodePoint' | 'glyphForCodePoint' | 'unitsPerEm'>

const box = '□'
/** Controls, joiners and marks of direction, which letters of other scripts need and a box does not; halves of characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Variation_Selector}]/gu

function letteringOf(fonts: Readonly<Record<Weight, Letters>>): Lettering {
  const advances = { regular: new Map<string, number>(), bold: new Map<string, number>() }
  const codeOf = (letter: string) => letter.codePointAt(0) ?? 0
  const has = (letter: string) =>
    fonts.regular.hasGlyphForCodePoint(codeOf(letter)) && fonts.bold.hasGlyphForCodePoint(codeOf(letter))

  /** Of an em. */
  function advance(letter: string, weight: Weight): number {
    const known = advances[weight].get(letter)
    if (known !== undefined) return known
    const font = fonts[weight]
    const found = font.glyphForCodePoint(codeOf(letter)).advanceWidth / font.unitsPerEm
    advances[weight].set(letter, found)
    return found
  }

  return {
    printable(text) {
      const letters = text.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(unseen, '')
      let printed = ''
      for (const letter of letters) {
        if (has(letter)) printed += letter
        else {
          // 𝓢𝓲𝓽𝓲 is written to look like Siti
          const plain = [...letter.normalize('NFKC')]
          printed += plain.every(has) ? plain.join('') : box
        }
      }
      return printed.replaceAll(/□+/g, box).trim()
    },
    width(text, weight, size) {
      let sum = 0
      for (const letter of text) sum += advance(letter, weight)
      return sum * size
    },
  }
}

let loaded: Promise<Fonts> | null = null

/** The fonts, read once a process, at the first label. */
export const loadFonts = (): Promise<Fonts> => (loaded ??= readFonts())

async function readFonts(): Promise<Fonts> {
  const [regular, bold] = await Promise.all([
    readFont(import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    readFont(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  ])
  return {
    files: { regular, bold },
    lettering: letteringOf({ regular: create(regular) as Font, bold: create(bold) as Font }),
  }
}

const readFont = async (url: string): Promise<Buffer> => withoutShaping(await readFile(fileURLToPath(url)))
