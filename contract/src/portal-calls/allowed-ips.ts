import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, text } from '../calls/fields.ts'
import { dateTime } from './answer.ts'

const id = text(64, { description: 'The allowed address’s id.', examples: ['ip_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'] })
const ip = text(64, {
  'x-error': 'IP_INVALID',
  description: 'An address or a CIDR range, IPv4 or IPv6. Kept normalised.',
  examples: ['203.0.113.7'],
})

export const allowedIpSchema = Type.Object({
  id: Type.String(),
  ip: Type.String(),
  created_at: dateTime('When it was added.'),
})
export type AllowedIp = Type.Static<typeof allowedIpSchema>

export const listAllowedIps = defineCall({
  path: '/ip/list',
  transports: ['form'],
  access: 'session',
  title: 'List allowed addresses',
  summary: 'The addresses that may use this environment’s API, oldest first. None: every address may.',
  request: closed({}),
  data: Type.Array(allowedIpSchema),
  message: 'Addresses found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})

export const createAllowedIp = defineCall({
  path: '/ip/create',
  transports: ['form'],
  access: 'session',
  title: 'Allow an address',
  summary: 'Adds an address or range. With the first one, every other address is shut out.',
  request: closed({ ip }),
  data: allowedIpSchema,
  message: 'Address added.',
  errors: ['IP_DUPLICATE', 'PRODUCTION_NOT_GRANTED'],
  fieldErrors: ['IP_INVALID'],
})

export const updateAllowedIp = defineCall({
  path: '/ip/update',
  transports: ['form'],
  access: 'session',
  title: 'Change an allowed address',
  summary: 'Replaces the address or range of one entry.',
  request: closed({ id, ip }),
  data: allowedIpSchema,
  message: 'Address updated.',
  errors: ['IP_NOT_FOUND', 'IP_DUPLICATE', 'PRODUCTION_NOT_GRANTED'],
  fieldErrors: ['IP_INVALID'],
})

export const deleteAllowedIp = defineCall({
  path: '/ip/delete',
  transports: ['form'],
  access: 'session',
  title: 'Remove an allowed address',
  summary: 'Removes one entry. When the last one goes, every address may use the API again.',
  request: closed({ id }),
  data: Type.Object({ id: Type.String() }),
  message: 'Address removed.',
  errors: ['IP_NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})

export const presentAddress = defineCall({
  path: '/ip/present',
  transports: ['form'],
  access: 'session',
  title: 'Present address',
  summary: 'The address that this call came from, as the allow-list would judge it.',
  request: closed({}),
  data: Type.Object({ ip: Type.String() }),
  message: 'Address found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})
