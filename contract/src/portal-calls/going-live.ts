import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, text } from '../calls/fields.ts'
import { dateTime, nullable } from './answer.ts'

export const goingLive = defineCall({
  path: '/reviews/status',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Show review status',
  summary: 'Returns whether production access was requested, and granted or refused.',
  request: closed({}),
  data: Type.Object({
    production: Type.Enum(['none', 'requested', 'granted', 'refused']),
    requested_at: nullable(dateTime('When it was last requested.')),
    granted_at: nullable(dateTime('When it was granted.')),
    refused_at: nullable(dateTime('When the last request was refused.')),
    refused_reason: nullable(Type.String({ description: 'Why it was refused.' })),
    completed_at: nullable(
      dateTime('When all required checks had passed for the first time. Does not change if a check fails later.'),
    ),
    certificate_id: nullable(Type.String({ description: 'The certificate issued at that time.' })),
  }),
  message: 'Review found.',
  errors: [],
})

export const showCertificate = defineCall({
  path: '/reviews/certificate',
  doors: ['development'],
  transports: ['form'],
  access: 'public',
  title: 'Verify a certificate',
  summary: 'Returns what EDIS certified, to anyone who has the certificate’s ID.',
  request: closed({
    id: text(64, {
      description: 'The certificate’s ID.',
      examples: ['crt_9wTt2J1oYkq0pV7sLr3mXfB8cNhZ5uEaQdG6iKyWjR4'],
    }),
  }),
  data: Type.Object({
    id: Type.String(),
    partner: Type.String({ description: 'The partner’s name.' }),
    partner_id: Type.String(),
    completed_at: dateTime('When all required checks had passed.'),
    checks: Type.Array(Type.String(), { description: 'The titles of the checks that had passed.' }),
    production_granted_at: nullable(dateTime('When production access was granted.')),
  }),
  message: 'Certificate found.',
  errors: ['NOT_FOUND', 'RATE_LIMITED'],
})

export const requestProduction = defineCall({
  path: '/reviews/request_production',
  doors: ['development'],
  transports: ['form'],
  access: 'session',
  title: 'Request production access',
  summary: 'Requests production access once every required check in the report has passed.',
  request: closed({}),
  data: goingLive.data,
  message: 'Production access requested.',
  errors: ['REQUEST_INVALID'],
})
