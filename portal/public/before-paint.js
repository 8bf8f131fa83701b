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
  const signedIn = session?.version === 2 && Boolean(session.token)
  if (signedIn) dataset.signedIn = ''

  // A script that does not load is asked for once more, with the page. `main.tsx` says when it has come.
  const again = () => {
    if (sessionStorage.getItem('asked-again')) return
    sessionStorage.setItem('asked-again', 'true')
    location.reload()
  }
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && again(), true)

  // A page that was sent drawn is painted first, and comes to life then.
  const { entry } = document.currentScript.dataset
  const start = () => void import(entry).catch(again)
  // A window that nobody looks at is never painted.
  const onceDrawn = () => (document.hidden ? start() : requestAnimationFrame(() => setTimeout(start)))
  if (entry) addEventListener('DOMContentLoaded', signedIn ? onceDrawn : start)
}
