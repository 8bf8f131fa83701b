/** The texts of the choice of colours, in English. */
export const messages = {
  theme: 'Theme',
  themes: { light: 'Light', dark: 'Dark', auto: 'System' },
}
