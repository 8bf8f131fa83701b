import { exchangePatience } from '../../webhooks/deliveries.ts'
import type { GuideTexts } from './guide-texts.ts'

export const localWebhooks: GuideTexts = {
  summary: 'Receive webhooks on your laptop through a tunnel, and verify them.',
  description: `
EDIS sends webhooks from its servers, so \`localhost\` and private addresses return WEBHOOK_URL_FORBIDDEN. While you develop, a tunnel gives your laptop a public HTTPS URL.

## 1. Run an endpoint
\`\`\`js
import { createServer } from 'node:http'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.EDIS_WEBHOOK_SECRET)

createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  try {
    const { event, data } = webhook.verify(Buffer.concat(chunks).toString(), request.headers)
    response.writeHead(204).end()
    console.log(event, data.partner_order_id, data.status)
  } catch {
    response.writeHead(401).end()
  }
}).listen(3000)
\`\`\`

It responds first and processes the event afterwards: a webhook delivery without a response within ${exchangePatience} seconds counts as failed.

## 2. Open a tunnel
With [cloudflared](https://developers.cloudflare.com/cloudflare-one/connections/connect-networks/do-more-with-tunnels/trycloudflare/):

\`\`\`sh
cloudflared tunnel --url http://localhost:3000
\`\`\`

With [ngrok](https://ngrok.com/docs/getting-started/):

\`\`\`sh
ngrok http 3000
\`\`\`

Either prints a public URL such as \`https://quiet-river.trycloudflare.com\`.

## 3. Add the webhook
1. Add the URL on the Webhook Setting page, in development, for all events.
2. Save the \`whsec_…\` secret as \`EDIS_WEBHOOK_SECRET\` and restart the endpoint.
3. Send a test event from the same page. The endpoint prints it.
4. Send an order with POST /order/send/v2: the sandbox advances it, and you receive an event for each step.

## When the URL changes
Free tunnels get a new URL each time they start. Edit the webhook instead of adding another: its secret stays the same. Events that could not be delivered are retried, and you can replay any of them from the list of webhook deliveries.

## Related
The Webhook page describes headers, retries and every event.
`,
}
