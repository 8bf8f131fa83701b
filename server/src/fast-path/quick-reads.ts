import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { parse } from 'node:querystring'
import type { FastifyInstance } from 'fastify'
import { newId } from '../database/id.ts'
import { bodiesRead } from '../http/bodies/read-body.ts'
import { assistantMark } from '../http/doors/call-log.ts'
import type { Awaitable } from '../http/gate/at-once.ts'
import { beganBefore } from './elapsed.ts'

/** false: every request goes Fastify's way, which answers the same. */
const fastPath: boolean = true

/** A request as the functions that read, answer and log one take it, of Fastify's or of this path. */
export type QuickRequest = {
  id: string
  raw: IncomingMessage
  method: string
  url: string
  headers: IncomingHttpHeaders
  ip: string
  socket: Socket
  query: unknown
  body: Buffer | undefined
  params: object
  ownHeaders: string[]
  partnerId: string | null
  sessionPartnerId: null
  keyId: null
  staffId: null
  failureCode: null
  failureFaults: null
  readFields: unknown
  answerText: string | null
}

type QuickRead = {
  method: string
  path: string
  /** The answer as JSON text; null or a rejection: there is something to refuse. */
  answer: (request: QuickRequest, address: string) => Awaitable<string | null>
  /** Of what was answered, once it has been written. */
  answered: (request: QuickRequest, milliseconds: number) => void
}

export type QuickReads = {
  add(read: QuickRead): void
}

type Options = {
  /** The address of who asks; null: not known here. */
  addressOf: (raw: IncomingMessage) => string | null
  /** Whether anybody's requests, or this one's, have to wait or be refused as things are. */
  mustWait: (authorization: string, address: string) => boolean
}

const types = new Set(['application/json', 'application/json; charset=utf-8', 'application/json;charset=utf-8'])
/** Of a body, in bytes. */
const largest = 16 * 1024
/** Requests with any of them are for those who know what to do with it. */
const unusual = ['content-encoding', 'transfer-encoding', 'expect', 'upgrade', assistantMark.name] as const

/**
 * Answers reads before Fastify sees them: its route, hooks and reply take longer than most of them. Whatever is
 * not plain, or is not going to be answered with 200, is left to it, untouched.
 */
export function quickReads(door: FastifyInstance, { addressOf, mustWait }: Options): QuickReads {
  const reads = new Map<string, QuickRead>()
  let isClosing = false
  if (!fastPath) return { add: () => {} }

  const general = door.server.listeners('request')[0] as RequestListener
  door.server.off('request', general)
  door.server.on('request', (raw: IncomingMessage, response: ServerResponse) => {
    const read = isClosing ? undefined : readOf(raw)
    if (!read) return general(raw, response)
    const began = performance.now()
    const answer = (body: Buffer | undefined) => tryToAnswer(read, { raw, response, body, began })
    if (raw.method === 'GET') answer(undefined)
    else
      readBody(raw, (body) => {
        if (body) return answer(body)
        bodiesRead.set(raw, null)
        general(raw, response)
      })
  })
  door.addHook('preClose', (done) => {
    isClosing = true
    done()
  })

  function readOf(raw: IncomingMessage): QuickRead | undefined {
    const { url = '', method, headers } = raw
    const end = url.indexOf('?')
    const read = reads.get(end < 0 ? url : url.slice(0, end))
    if (!read || read.method !== method || !isPlain(headers, method)) return undefined
    const address = addressOf(raw)
    return address === null || mustWait(headers.authorization ?? '', address) ? undefined : read
  }

  function tryToAnswer(
    read: QuickRead,
    {
      raw,
      response,
      body,
      began,
    }: { raw: IncomingMessage; response: ServerResponse; body: Buffer | undefined; began: number },
  ): void {
    const address = addressOf(raw)
    const request = address === null ? null : requestOf(raw, address, body)
    const giveUp = () => {
      if (body) bodiesRead.set(raw, body)
      general(raw, response)
    }
    if (request === null) return giveUp()
    const answer = answerOf(read, request)
    const send = (text: string | null) => (text === null ? giveUp() : write(text, { read, request, response, began }))
    if (!(answer instanceof Promise)) return send(answer)
    beganBefore(raw, began)
    void answer.then(send, giveUp)
  }

  function write(
    text: string,
    {
      read,
      request,
      response,
      began,
    }: { read: QuickRead; request: QuickRequest; response: ServerResponse; began: number },
  ): void {
    request.answerText = text
    response.once('finish', () => read.answered(request, performance.now() - began))
    response.writeHead(200, [
      ...door.fixedHeaders(),
      'x-request-id',
      request.id,
      ...request.ownHeaders,
      'content-type',
      'application/json; charset=utf-8',
      'content-length',
      String(Buffer.byteLength(text)),
    ])
    response.end(text)
  }

  return { add: (read) => void reads.set(read.path, read) }
}

/** What is thrown is thrown again on the general path, and answered there. */
function answerOf(read: QuickRead, request: QuickRequest): Awaitable<string | null> {
  try {
    return read.answer(request, request.ip)
  } catch {
    return null
  }
}

function isPlain(headers: IncomingHttpHeaders, method: string): boolean {
  const { host, authorization, 'content-type': type, 'content-length': length } = headers
  if (host === undefined || host.includes(',') || authorization === undefined) return false
  for (const name of unusual) if (headers[name] !== undefined) return false
  if (method === 'GET') return length === undefined || length === '0'
  return type !== undefined && types.has(type) && length !== undefined && length !== '0' && Number(length) <= largest
}

/** @throws for percent signs that stand for nothing, which not every parser reads alike. */
function queryOf(url: string): object {
  const at = url.indexOf('?')
  if (at < 0) return {}
  const text = url.slice(at + 1)
  // No schema knows as many names as Node's parser stops at.
  if (text.length > 1_000) throw new RangeError('A long query')
  if (text.includes('%')) decodeURIComponent(text)
  return parse(text)
}

/** Gives the body; null: it broke off. */
function readBody(raw: IncomingMessage, go: (body: Buffer | null) => void): void {
  const chunks: Buffer[] = []
  let isDone = false
  const finish = (body: Buffer | null) => {
    if (isDone) return
    isDone = true
    go(body)
  }
  raw.on('data', (chunk: Buffer) => chunks.push(chunk))
  raw.once('end', () => finish(chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)))
  raw.once('error', () => finish(null))
}

const requestOf = (raw: IncomingMessage, ip: string, body: Buffer | undefined): QuickRequest => ({
  id: newId('req'),
  raw,
  method: raw.method ?? '',
  url: raw.url ?? '',
  headers: raw.headers,
  ip,
  socket: raw.socket,
  // A kept answer is found by the address as it came.
  get query() {
    return body ? {} : queryOf(this.url)
  },
  body,
  params: {},
  ownHeaders: [],
  partnerId: null,
  sessionPartnerId: null,
  keyId: null,
  staffId: null,
  failureCode: null,
  failureFaults: null,
  readFields: null,
  answerText: null,
})
