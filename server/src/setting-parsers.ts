import { isAbsolute } from 'node:path'
import ipaddr from 'ipaddr.js'
import { databaseAddress } from './database/address/database-address.ts'

/** The first of them seals; what the others sealed is opened too. 32 bytes each. */
export type MasterKeys = { masterKey: Buffer | null; otherMasterKeys: Buffer[] }

export function parsePort(text: string): number | undefined {
  const given = Number(text)
  return /^\d{1,5}$/.test(text) && given >= 1 && given <= 65_535 ? given : undefined
}

export function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  const bare = url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  return bare && !url.username && !url.password ? url.origin : undefined
}

export function parseIssuer(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || url.search || url.hash || url.username || url.password) return undefined
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere) ? text : undefined
}

export function parseSmtp(text: string): string | undefined {
  const url = URL.parse(text)
  return url && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '' ? text : undefined
}

/** @throws {Error} whose words go on from the setting's name. */
export function parseAddress(text: string): string {
  databaseAddress(text)
  return text
}

export function parseMasterKeys(text: string): MasterKeys | undefined {
  const keys = text.split(',').map((key) => key.trim())
  const bytes = keys.map((key) => Buffer.from(key, 'base64'))
  const areKeys = bytes.every((key, index) => key.length === 32 && key.toString('base64') === keys[index])
  const [masterKey = null, ...otherMasterKeys] = bytes
  return areKeys ? { masterKey, otherMasterKeys } : undefined
}

export function parseCount(least: number, most: number): (text: string) => number | undefined {
  return (text) => (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined)
}

export function parseNetworks(text: string): string[] | undefined {
  const networks = text.split(',').map((network) => network.trim())
  return networks.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network)) ? networks : undefined
}

export function parseBoolean(text: string): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined
}

type ArchivePlace = { folder: string } | { origin: string; path: string; keyId: string; secret: string; region: string }

/** `s3+http` is for storage on the same machine. */
export function parseArchive(text: string): ArchivePlace | undefined {
  if (isAbsolute(text)) return { folder: text }
  const url = URL.parse(text)
  const scheme = { 's3:': 'https', 's3+http:': 'http' }[url?.protocol ?? '']
  const path = url?.pathname.replace(/\/$/, '') ?? ''
  if (!url || !scheme || !url.host || !url.username || !url.password || !/^(?:\/[\w.-]+)+$/.test(path)) return undefined
  const region = url.searchParams.get('region') ?? 'us-east-1'
  const [keyId, secret] = [decodeURIComponent(url.username), decodeURIComponent(url.password)]
  return { origin: `${scheme}://${url.host}`, path, keyId, secret, region }
}
