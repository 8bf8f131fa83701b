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
  const signedOut = session?.version !== 2 || !session.token
  if (signedOut) dataset.signedOut = ''

  // A page that was sent drawn is painted first, and comes to life then.
  const { entry } = document.currentScript.dataset
  const start = () => void import(entry)
  if (entry && signedOut) addEventListener('DOMContentLoaded', start)
  else if (entry) addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start)))
}
