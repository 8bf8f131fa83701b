import { expect, test } from 'vitest'
import { signedForS3 } from './sign-s3.ts'

// The examples of S3's own documentation of the signature.
const key = {
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const at = new Date('2013-05-24T00:00:00Z')
const bucket = 'https://examplebucket.s3.amazonaws.com'
const signatureOf = (headers: Record<string, string>) => headers['authorization']?.split('Signature=')[1]

test('an object that is read is signed as S3’s documentation does it', () => {
  const request = { method: 'GET' as const, url: new URL('/test.txt', bucket), body: Buffer.alloc(0), at }
  const signed = signedForS3({ ...request, headers: { range: 'bytes=0-9' } }, key)
  expect(signatureOf(signed)).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41')
  expect(signed['authorization']).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE\/20130524\/us-east-1\/s3\/aws4_request, SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, /,
  )
})

test('an object that is written is signed as S3’s documentation does it', () => {
  const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' }
  const url = new URL('/test%24file.text', bucket)
  const signed = signedForS3({ method: 'PUT', url, headers, body: Buffer.from('Welcome to Amazon S3.'), at }, key)
  expect(signatureOf(signed)).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd')
})
