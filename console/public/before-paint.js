// Runs before the first paint, so that a chosen scheme never flashes the other one. `ui/src/appearance/theme.ts` keeps it.
{
  let chosen = null
  try {
    chosen = localStorage.getItem('color-scheme')
  } catch {}
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light'

  // A script that does not load is asked for once more, with the page. `main.tsx` says when it has come.
  const again = () => {
    if (sessionStorage.getItem('asked-again')) return
    sessionStorage.setItem('asked-again', 'true')
    location.reload()
  }
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && again(), true)
}
