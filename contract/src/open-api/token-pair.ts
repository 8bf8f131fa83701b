import { Type } from 'typebox'
import { moment, oneOf } from '../calls/fields.ts'
import { environments } from '../environment.ts'

export const sampleToken = 'edis_token_dev_Zk3v9QxL2mT7bR1nW4cH8sY6dF0gJ5pA'
export const sampleRefreshToken = 'edis_refresh_dev_Qm8d5JpA0zTgU3kE7fN2xV9hB6yC1wL4'

export const tokenPair = Type.Object(
  {
    token: Type.String({
      description: 'Access token. Send it as `Authorization: Bearer <token>`. Valid for 24 hours.',
      examples: [sampleToken],
    }),
    refresh_token: Type.String({
      description: 'Refresh token. Exchange it for a new pair with POST /auth/refresh. Single-use, valid for 30 days.',
      examples: [sampleRefreshToken],
    }),
    token_type: oneOf(['Bearer'], { description: 'Token type for the Authorization header.', examples: ['Bearer'] }),
    expired: moment({ description: 'When the access token expires.', examples: ['2026-11-21T02:05:00.000Z'] }),
    refresh_expired: moment({ description: 'When the refresh token expires.', examples: ['2026-12-20T02:05:00.000Z'] }),
    environment: oneOf(environments, {
      title: 'Environment',
      description: 'The environment the pair is valid for.',
      examples: ['development'],
    }),
  },
  { title: 'TokenPair', description: 'An access token and the refresh token that renews it.' },
)
