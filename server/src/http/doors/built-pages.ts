import { type Language, languages } from '@edis/contract/languages'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { answerCspReports, cspReportsPath } from './csp-reports.ts'
import { Failure } from './failure.ts'
import { pageLanguage } from './page-language.ts'

type BuiltPagesOptions = {
  /** The built application: its pages by language, `pages/en/index.html`, and what they load. */
  folder: string
  /** Where pages are: all that nothing else answers, or some. */
  paths: readonly string[]
  /** What stands in the pages for `%NAME%`. */
  values: Readonly<Record<string, string>>
  /** What the pages may connect to besides this door. */
  connects: readonly string[]
}

/** Serves a React application. Its page is written per request: settings and the styles' nonce go in. */
export async function serveBuiltPages(door: FastifyInstance, options: BuiltPagesOptions): Promise<void> {
  const { folder, values } = options
  const pages = Object.fromEntries(
    await Promise.all(languages.map(async (language) => [language, await builtPages(folder, language)] as const)),
  ) as Record<Language, BuiltPages>
  answerCspReports(door)
  await door.register(fastifyStatic, {
    root: folder,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders(reply, path) {
      if (!path.includes(join(folder, 'assets'))) reply.header('cache-control', 'public, max-age=3600')
    },
    wildcard: false,
    globIgnore: ['pages/**', '**/*.br', '**/*.gz', '.vite/**', '.built-from'],
  })
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = request.url.split('?')[0] ?? '/'
    // A file that is gone must fail as a file: the page in its stead would be run as a script.
    if (/\.[a-z0-9]+$/i.test(path)) throw new Failure('NOT_FOUND')
    const nonce = randomBytes(16).toString('base64')
    const language = pageLanguage(request.headers)
    const { bare, drawn, scripts, hasPage } = pages[language]
    const html = fillPage((isPlain(request.url) && drawn.get(path)) || bare, { ...values, CSP_NONCE: nonce })
    const packed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    return reply
      .code(hasPage(path) ? 200 : 404)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy(nonce, scripts, options.connects),
        'permissions-policy': permissionsPolicy,
        'reporting-endpoints': `csp="${cspReportsPath}"`,
        'content-language': language,
        vary: 'accept-encoding, accept-language, cookie',
        ...(packed ? { 'content-encoding': 'gzip' } : {}),
      })
      .send(packed ? await gzipped(html) : html)
  }
  for (const path of options.paths) door.get(path, answer)
}

/** What pages could ask of a browser and don't. They copy, and use passkeys; reading what was copied, browsers ask about, and journeys do. */
export const permissionsPolicy = [
  'clipboard-write=(self)',
  'publickey-credentials-create=(self)',
  'publickey-credentials-get=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'bluetooth',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'gamepad',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'screen-wake-lock',
    'serial',
    'storage-access',
    'usb',
    'web-share',
    'window-management',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ')

/** The hashes of the scripts that stand in the page itself, as the policy names them. */
const inlineScripts = (page: string): string =>
  [...page.matchAll(/<script>([^]+?)<\/script>/g)]
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join(' ')

const gzipped = promisify(gzip)

/** Pages are drawn for development; in another environment's view the application draws them itself. */
const isPlain = (url: string): boolean => !/[?&]env=/.test(url)

/** An application in one language: the page that the application draws, those that the build has drawn, by their path. */
type BuiltPages = {
  bare: string
  drawn: ReadonlyMap<string, string>
  scripts: string
  hasPage: (path: string) => boolean
}

async function builtPages(folder: string, language: Language): Promise<BuiltPages> {
  const cwd = join(folder, 'pages', language)
  const bare = await readFile(join(cwd, 'index.html'), 'utf8')
  const drawn = new Map<string, string>()
  for await (const file of glob('*/**/*.html', { cwd }))
    drawn.set(`/${file.replace(/\.html$/, '')}`, await readFile(join(cwd, file), 'utf8'))
  const routes = JSON.parse(await readFile(join(cwd, 'routes.json'), 'utf8')) as string[]
  return { bare, drawn, scripts: inlineScripts(bare), hasPage: pathMatcher(routes) }
}

/** Judges paths as the application's router does: in any case of letters; `$order` is any one part. */
function pathMatcher(routes: readonly string[]): (path: string) => boolean {
  const parts = (path: string) =>
    path
      .toLowerCase()
      .replace(/(?<=.)\/$/, '')
      .split('/')
  const known = routes.map(parts)
  return (path) => {
    const given = parts(path)
    return known.some(
      (route) =>
        route.length === given.length &&
        route.every((part, at) => part === given[at] || (part.startsWith('$') && given[at] !== '')),
    )
  }
}

const fillPage = (page: string, values: Readonly<Record<string, string>>): string =>
  Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`%${name}%`, value), page)

const pagePolicy = (nonce: string, scripts: string, connects: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src ${["'self'", ...connects].join(' ')}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `report-uri ${cspReportsPath}`,
    'report-to csp',
  ].join('; ')
