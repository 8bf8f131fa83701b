// Runs before the first paint, so that a chosen scheme never flashes the other one. `theme.ts` keeps the choice.
{
  let chosen = null
  try {
    chosen = localStorage.getItem('color-scheme')
  } catch {}
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'
}
