import type { Example } from './page.ts'

const node = `
import { createHmac, timingSafeEqual } from 'node:crypto'

export function isFromEdis(headers, rawBody, secret) {
  const id = headers['webhook-id'] ?? ''
  const timestamp = headers['webhook-timestamp'] ?? ''
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= 300)) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\`).update(rawBody).digest()
  return (headers['webhook-signature'] ?? '').split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
`

const python = `
import base64, hashlib, hmac, time

def is_from_edis(headers, raw_body: bytes, secret: str) -> bool:
    msg_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{msg_id}.{timestamp}.".encode() + raw_body
    expected = "v1," + base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(expected.encode(), one.encode()) for one in given)
`

const php = `
function isFromEdis(array $headers, string $rawBody, string $secret): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    if (!ctype_digit($timestamp) || abs(time() - (int) $timestamp) > 300) {
        return false;
    }
    $key = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$rawBody", $key, true));
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $given) {
        if (hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}
`

const go = `
func IsFromEdis(header http.Header, rawBody []byte, secret string) bool {
	id, timestamp := header.Get("webhook-id"), header.Get("webhook-timestamp")
	sent, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || time.Since(time.Unix(sent, 0)).Abs() > 5*time.Minute {
		return false
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil {
		return false
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + timestamp + "."))
	mac.Write(rawBody)
	expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	for _, given := range strings.Fields(header.Get("webhook-signature")) {
		if hmac.Equal([]byte(expected), []byte(given)) {
			return true
		}
	}
	return false
}
`

const java = `
static boolean isFromEdis(Map<String, String> headers, byte[] rawBody, String secret) throws Exception {
    String id = headers.getOrDefault("webhook-id", "");
    String timestamp = headers.getOrDefault("webhook-timestamp", "");
    if (!timestamp.matches("\\\\d{1,12}")) return false;
    if (Math.abs(Instant.now().getEpochSecond() - Long.parseLong(timestamp)) > 300) return false;
    byte[] key = Base64.getDecoder().decode(secret.replaceFirst("^whsec_", ""));
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    mac.update((id + "." + timestamp + ".").getBytes(StandardCharsets.UTF_8));
    byte[] expected = ("v1," + Base64.getEncoder().encodeToString(mac.doFinal(rawBody))).getBytes(StandardCharsets.UTF_8);
    for (String given : headers.getOrDefault("webhook-signature", "").split(" "))
        if (MessageDigest.isEqual(expected, given.getBytes(StandardCharsets.UTF_8))) return true;
    return false;
}
`

/** Verifying a delivery by hand, in the languages of the reference. The names of headers are in lower case. */
export const verificationExamples: Example[] = [
  { id: 'example.verify-javascript', title: 'JavaScript (Node)', language: 'javascript', text: node.trim() },
  { id: 'example.verify-python', title: 'Python', language: 'python', text: python.trim() },
  { id: 'example.verify-php', title: 'PHP', language: 'php', text: php.trim() },
  { id: 'example.verify-go', title: 'Go', language: 'go', text: go.trim() },
  { id: 'example.verify-java', title: 'Java', language: 'java', text: java.trim() },
]
