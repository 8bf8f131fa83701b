import { timestampTolerance } from './deliveries.ts'
import { snippetComments } from './messages.en.ts'

type SnippetComments = typeof snippetComments

/** Appears once in every snippet, in place of the webhook's signing secret. */
export const secretPlaceholder = 'whsec_YOUR_SIGNING_SECRET'

/** Code that verifies a webhook delivery, in one language. `rawBody`: how to read the raw body. */
export type VerificationSnippet = { language: string; title: string; code: string; rawBody: string }

const javascript = (
  comments: SnippetComments,
): string => String.raw`import { createHmac, timingSafeEqual } from 'node:crypto'

const secret = '${secretPlaceholder}'
const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')

// ${comments.arguments('headers', 'body (Buffer)')}
export function verifyWebhook(headers, body) {
  const id = headers['webhook-id'] ?? ''
  const timestamp = headers['webhook-timestamp'] ?? ''
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  if (!/^\d{1,12}$/.test(timestamp) || age > ${timestampTolerance}) return false

  const content = Buffer.concat([Buffer.from(id + '.' + timestamp + '.'), body])
  const signature = createHmac('sha256', key).update(content).digest('base64')
  const expected = Buffer.from('v1,' + signature)
  // ${comments.rotation}
  return (headers['webhook-signature'] ?? '').split(' ').some((text) => {
    const given = Buffer.from(text)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`

const python = (comments: SnippetComments): string => String.raw`import base64
import hashlib
import hmac
import re
import time

SECRET = "${secretPlaceholder}"
KEY = base64.b64decode(SECRET.removeprefix("whsec_"))


def verify_webhook(headers: dict[str, str], body: bytes) -> bool:
    """${comments.arguments('headers', 'body')}"""
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not re.fullmatch("[0-9]{1,12}", timestamp):
        return False
    if abs(time.time() - int(timestamp)) > ${timestampTolerance}:
        return False

    content = f"{message_id}.{timestamp}.".encode() + body
    digest = hmac.new(KEY, content, hashlib.sha256).digest()
    expected = b"v1," + base64.b64encode(digest)
    # ${comments.rotation}
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(text.encode(), expected) for text in given)`

const php = (comments: SnippetComments): string => String.raw`<?php

const SECRET = '${secretPlaceholder}';

/** ${comments.arguments('$headers', '$body')} */
function verify_webhook(array $headers, string $body): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    if (!preg_match('/^\d{1,12}$/D', $timestamp)) {
        return false;
    }
    if (abs(time() - (int) $timestamp) > ${timestampTolerance}) {
        return false;
    }

    $key = base64_decode(preg_replace('/^whsec_/', '', SECRET));
    $content = $id . '.' . $timestamp . '.' . $body;
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', $content, $key, true));
    // ${comments.rotation}
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $given) {
        if (hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}`

const go = (comments: SnippetComments): string => String.raw`package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"strconv"
	"strings"
	"time"
)

const secret = "${secretPlaceholder}"

// VerifyWebhook: ${comments.arguments('header (r.Header.Get)', 'body')}
func VerifyWebhook(header func(name string) string, body []byte) bool {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return false
	}
	id, timestamp := header("webhook-id"), header("webhook-timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil {
		return false
	}
	if age := time.Now().Unix() - seconds; age > ${timestampTolerance} || age < -${timestampTolerance} {
		return false
	}

	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(body)
	expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	// ${comments.rotation}
	for _, given := range strings.Split(header("webhook-signature"), " ") {
		if hmac.Equal([]byte(given), []byte(expected)) {
			return true
		}
	}
	return false
}`

const java = (comments: SnippetComments): string => String.raw`import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

final class WebhookVerifier {
    private static final String SECRET = "${secretPlaceholder}";
    private static final byte[] KEY =
            Base64.getDecoder().decode(SECRET.replaceFirst("^whsec_", ""));

    /** ${comments.arguments('headers', 'body')} */
    static boolean verify(Map<String, String> headers, byte[] body)
            throws GeneralSecurityException {
        String id = headers.getOrDefault("webhook-id", "");
        String timestamp = headers.getOrDefault("webhook-timestamp", "");
        if (!timestamp.matches("[0-9]{1,12}")) return false;
        long age = Instant.now().getEpochSecond() - Long.parseLong(timestamp);
        if (Math.abs(age) > ${timestampTolerance}) return false;

        Mac mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(KEY, "HmacSHA256"));
        mac.update((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
        String signature = Base64.getEncoder().encodeToString(mac.doFinal(body));
        byte[] expected = ("v1," + signature).getBytes(StandardCharsets.UTF_8);
        // ${comments.rotation}
        for (String text : headers.getOrDefault("webhook-signature", "").split(" ")) {
            byte[] given = text.getBytes(StandardCharsets.UTF_8);
            if (MessageDigest.isEqual(given, expected)) return true;
        }
        return false;
    }
}`

const ruby = (comments: SnippetComments): string => String.raw`require "openssl"

SECRET = "${secretPlaceholder}"
KEY = SECRET.delete_prefix("whsec_").unpack1("m")

# ${comments.arguments('headers', 'body')}
def verify_webhook(headers, body)
  id = headers.fetch("webhook-id", "")
  timestamp = headers.fetch("webhook-timestamp", "")
  return false unless timestamp.match?(/\A[0-9]{1,12}\z/)
  return false if (Time.now.to_i - timestamp.to_i).abs > ${timestampTolerance}

  content = "#{id}.#{timestamp}.".b + body.b
  expected = "v1," + [OpenSSL::HMAC.digest("SHA256", KEY, content)].pack("m0")
  # ${comments.rotation}
  headers.fetch("webhook-signature", "").split(" ").any? do |given|
    OpenSSL.secure_compare(given, expected)
  end
end`

/** Returns the code with its comments in a language. */
export const snippetsWith = (comments: SnippetComments): readonly VerificationSnippet[] => [
  {
    language: 'javascript',
    title: 'JavaScript',
    code: javascript(comments),
    rawBody: 'Express: express.raw({ type: "application/json" }), req.body.',
  },
  {
    language: 'python',
    title: 'Python',
    code: python(comments),
    rawBody: 'Flask: request.get_data(). Django: request.body. FastAPI: await request.body().',
  },
  {
    language: 'php',
    title: 'PHP',
    code: php(comments),
    rawBody: 'file_get_contents("php://input"). Laravel: $request->getContent().',
  },
  { language: 'go', title: 'Go', code: go(comments), rawBody: 'io.ReadAll(http.MaxBytesReader(w, r.Body, 1<<20)).' },
  { language: 'java', title: 'Java', code: java(comments), rawBody: 'Spring: @RequestBody byte[] body.' },
  {
    language: 'ruby',
    title: 'Ruby',
    code: ruby(comments),
    rawBody: 'Rails: request.raw_post. Rack: request.body.read.',
  },
]

export const verificationSnippets = snippetsWith(snippetComments)
