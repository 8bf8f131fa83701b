import type { messages as english } from './messages.en.ts'

/** The texts of the choice of colours, in Indonesian. */
export const messages: typeof english = {
  theme: 'Tema',
  themes: { light: 'Terang', dark: 'Gelap', auto: 'Sistem' },
}
