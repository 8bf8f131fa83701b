import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, text } from '../calls/fields.ts'
import { dateTime } from './answer.ts'

const id = text(64, { description: 'The ID of the allowed IP address.', examples: ['ip_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'] })
const ip = text(64, {
  'x-error': 'IP_INVALID',
  description: 'IPv4 or IPv6 address or CIDR range. Saved in normalized form.',
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
  title: 'List allowed IP addresses',
  summary:
    'Returns the IP addresses allowed to use this environment’s API, oldest first. If there are none, all addresses are allowed.',
  request: closed({}),
  data: Type.Array(allowedIpSchema),
  message: 'IP addresses found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})

export const createAllowedIp = defineCall({
  path: '/ip/create',
  transports: ['form'],
  access: 'session',
  title: 'Allow an IP address',
  summary: 'Adds an IP address or range. Once there is one, all other addresses are blocked.',
  request: closed({ ip }),
  data: allowedIpSchema,
  message: 'IP address added.',
  errors: ['IP_DUPLICATE', 'PRODUCTION_NOT_GRANTED'],
  fieldErrors: ['IP_INVALID'],
})

export const updateAllowedIp = defineCall({
  path: '/ip/update',
  transports: ['form'],
  access: 'session',
  title: 'Change an allowed IP address',
  summary: 'Replaces the IP address or range of one entry.',
  request: closed({ id, ip }),
  data: allowedIpSchema,
  message: 'IP address updated.',
  errors: ['IP_NOT_FOUND', 'IP_DUPLICATE', 'PRODUCTION_NOT_GRANTED'],
  fieldErrors: ['IP_INVALID'],
})

export const deleteAllowedIp = defineCall({
  path: '/ip/delete',
  transports: ['form'],
  access: 'session',
  title: 'Remove an allowed IP address',
  summary: 'Removes one entry. Without entries, all IP addresses are allowed.',
  request: closed({ id }),
  data: Type.Object({ id: Type.String() }),
  message: 'IP address removed.',
  errors: ['IP_NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})

export const presentAddress = defineCall({
  path: '/ip/present',
  transports: ['form'],
  access: 'session',
  title: 'Current IP address',
  summary: 'Returns the IP address of this request, as checked against the whitelist.',
  request: closed({}),
  data: Type.Object({ ip: Type.String() }),
  message: 'IP address found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})
