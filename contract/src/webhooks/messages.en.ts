/** The texts of webhooks, in English. */

/** Every event, in the order of an order’s life cycle. `description` is when it is sent. */
export const eventTexts = {
  'order.created': { title: 'Order created', description: 'Sent when an order has been received.' },
  'order.in_review': {
    title: 'Order in review',
    description: 'Sent when an order is held for review before it can be confirmed.',
  },
  'order.confirmed': { title: 'Order confirmed', description: 'Sent when an order has been accepted for fulfilment.' },
  'order.processing': {
    title: 'Order processing',
    description: 'Sent when the warehouse starts preparing the order; from now on, cancellation must be requested.',
  },
  'order.awaiting_pickup': {
    title: 'Order awaiting pickup',
    description: 'Sent when the parcel is ready for the courier; from now on, the order has an AWB.',
  },
  'order.cancel_requested': {
    title: 'Cancellation requested',
    description: 'Sent when a cancel request is waiting for a decision because the order is already being processed.',
  },
  'order.picked_up': {
    title: 'Order picked up',
    description: 'Sent when the courier has picked up the parcel; the order can no longer be cancelled.',
  },
  'order.in_transit': {
    title: 'Order in transit',
    description: 'Sent when the parcel is in transit in the courier’s network.',
  },
  'order.out_for_delivery': {
    title: 'Order out for delivery',
    description: 'Sent each time the courier is out to deliver the parcel to the recipient.',
  },
  'order.delivery_failed': {
    title: 'Delivery failed',
    description: 'Sent each time a delivery attempt fails, with the reason code and attempt number.',
  },
  'order.on_hold': {
    title: 'Order on hold',
    description: 'Sent when the order is paused until a problem is resolved.',
  },
  'order.returning': {
    title: 'Order returning',
    description: 'Sent when the parcel is on its way back to the sender.',
  },
  'order.delivered': {
    title: 'Order delivered',
    description: 'Sent when the parcel has been delivered to the recipient; the order is closed.',
  },
  'order.returned': {
    title: 'Order returned',
    description: 'Sent when the parcel has been returned to the sender; the order is closed.',
  },
  'order.cancelled': {
    title: 'Order cancelled',
    description: 'Sent when the order has been cancelled, immediately or after a request; the order is closed.',
  },
  'order.rejected': {
    title: 'Order rejected',
    description: 'Sent when the order has been rejected and will not be shipped; the order is closed.',
  },
  'order.lost': {
    title: 'Order lost',
    description: 'Sent when the courier has declared the parcel lost; the order is closed.',
  },
  'order.damaged': {
    title: 'Order damaged',
    description: 'Sent when the parcel is damaged and cannot be delivered; the order is closed.',
  },
  'order.weight_adjusted': {
    title: 'Weight adjusted',
    description: 'Sent when the weight differs from the declared weight, with the actual weight and new cost.',
  },
  'order.cod_settled': {
    title: 'COD settled',
    description: 'Sent when the COD amount of a delivered order has been settled with you.',
  },
  'order.scanned': {
    title: 'Parcel scanned',
    description: 'Sent when the courier has scanned the parcel; the status of the order does not change.',
  },
}

/** Why an attempt failed: what the partner sees, and how to fix it. In seconds: how long EDIS waits. */
export const faultTexts = ({ connect, exchange }: { connect: number; exchange: number }) => ({
  STATUS: {
    title: 'The endpoint returned an error',
    remedy: 'Return 2xx as soon as you have saved the event, and process it afterwards.',
  },
  REDIRECT: {
    title: 'The endpoint returned a redirect',
    remedy: 'Redirects are never followed. Change the webhook’s URL to the redirect target.',
  },
  GONE: {
    title: 'The endpoint returned 410 Gone',
    remedy: '410 disables the webhook. Enable it again when the endpoint is back.',
  },
  CONNECT_TIMEOUT: {
    title: `No connection within ${connect} seconds`,
    remedy: 'Check that the host is up and that its firewall allows requests from EDIS.',
  },
  TIMEOUT: {
    title: `No complete response within ${exchange} seconds`,
    remedy: 'Send the complete response first, and process the event afterwards.',
  },
  NAME_NOT_FOUND: {
    title: 'The hostname was not found',
    remedy: 'Check the spelling of the URL and the DNS records of the host.',
  },
  ADDRESS_FORBIDDEN: {
    title: 'The host resolves to a private address',
    remedy: 'The hostname resolves to a private or reserved IP address. Use a public host.',
  },
  URL_FORBIDDEN: {
    title: 'The URL is not allowed',
    remedy: 'The URL is not, or no longer, allowed in this environment. Production requires HTTPS and a public host.',
  },
  CERTIFICATE: {
    title: 'The TLS certificate is invalid',
    remedy: 'Use an unexpired certificate for this host from a public certificate authority, and serve the full chain.',
  },
  CONNECTION_REFUSED: {
    title: 'The connection was refused',
    remedy: 'Check that your server is running and listens on the port of the URL.',
  },
  CONNECTION_LOST: {
    title: 'The connection was closed',
    remedy: 'Your server, or a proxy in front of it, closed the connection before it sent a response.',
  },
  ANSWER_INVALID: {
    title: 'The response was not valid HTTP',
    remedy: 'Check that the port serves HTTP/1.1, or HTTPS if the URL uses https.',
  },
  INTERRUPTED: {
    title: 'The attempt was interrupted',
    remedy:
      'EDIS stopped during the attempt; the event will be sent again. It may already have reached you: compare webhook-id.',
  },
  UNSIGNED: {
    title: 'Nothing was sent: EDIS cannot read the webhook’s secret',
    remedy: 'Rotate the secret on the Webhook Setting page. Waiting events are then sent; none are lost.',
  },
})

/** Comments in code that verifies a delivery, of what it is given and of its loop over signatures. */
export const snippetComments = {
  arguments: (headers: string, body: string) =>
    `${headers}: lower-case names. ${body}: the raw body, before JSON parsing.`,
  rotation: 'During secret rotation there are several signatures: one match is enough.',
}
