// Runs before the first paint, so that a chosen scheme never flashes the other one, and a page that the door sent drawn
// is never seen by who isn't signed in. `theme.ts` keeps the scheme, `session.ts` the session and judges it for good.
{
  let chosen = null
  let session = null
  try {
    chosen = localStorage.getItem('color-scheme')
    session = JSON.parse(atob(localStorage.getItem('auth')))
  } catch {}
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  const { dataset } = document.documentElement
  dataset.mantineColorScheme = dark ? 'dark' : 'light'
  if (session?.version !== 2 || !session.token) dataset.signedOut = ''
}
