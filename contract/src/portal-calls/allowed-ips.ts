import { Type } from 'typebox'
import { defineCall, text } from '../calls/call.ts'
import { environments } from '../environment.ts'
import { dateTime } from './answer.ts'

const id = text(64, { description: 'The allowed address’s id.', example: 'ip_01JD3M8T5K2VQ4W8Z6Y0R1S2T3' })
const ip = text(64, {
  invalid: 'IP_INVALID',
  description: 'An address or a CIDR range, IPv4 or IPv6. Kept normalised.',
  example: '203.0.113.7',
})

export const allowedIpSchema = Type.Object({
  id: Type.String(),
  ip: Type.String(),
  created_at: dateTime('When it was added.'),
})
export type AllowedIp = Type.Static<typeof allowedIpSchema>

export const listAllowedIps = defineCall({
  path: '/ip/list',
  hosts: environments,
  access: 'session',
  title: 'List allowed addresses',
  description: 'The addresses that may use this environment’s API, oldest first. None: every address may.',
  fields: {},
  data: Type.Array(allowedIpSchema),
  message: 'Addresses found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})

export const createAllowedIp = defineCall({
  path: '/ip/create',
  hosts: environments,
  access: 'session',
  title: 'Allow an address',
  description: 'Adds an address or range. With the first one, every other address is shut out.',
  fields: { ip },
  data: allowedIpSchema,
  message: 'Address added.',
  errors: ['IP_INVALID', 'IP_DUPLICATE', 'PRODUCTION_NOT_GRANTED'],
})

export const updateAllowedIp = defineCall({
  path: '/ip/update',
  hosts: environments,
  access: 'session',
  title: 'Change an allowed address',
  description: 'Replaces the address or range of one entry.',
  fields: { id, ip },
  data: allowedIpSchema,
  message: 'Address updated.',
  errors: ['IP_NOT_FOUND', 'IP_INVALID', 'IP_DUPLICATE', 'PRODUCTION_NOT_GRANTED'],
})

export const deleteAllowedIp = defineCall({
  path: '/ip/delete',
  hosts: environments,
  access: 'session',
  title: 'Remove an allowed address',
  description: 'Removes one entry. When the last one goes, every address may use the API again.',
  fields: { id },
  data: Type.Object({ id: Type.String() }),
  message: 'Address removed.',
  errors: ['IP_NOT_FOUND', 'PRODUCTION_NOT_GRANTED'],
})

export const presentAddress = defineCall({
  path: '/ip/present',
  hosts: environments,
  access: 'session',
  title: 'Present address',
  description: 'The address that this call came from, as the allow-list would judge it.',
  fields: {},
  data: Type.Object({ ip: Type.String() }),
  message: 'Address found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})
