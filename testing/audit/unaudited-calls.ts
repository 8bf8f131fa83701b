const reads = 'It reads.'
const ofProgram = 'A program’s day-to-day work, kept in the request log and with its order.'
const ofToken = 'Programs make tokens all day; /tokens/list shows them.'

/** Calls, other than by GET, that leave no row, and why. */
export const unauditedCalls: Record<string, string> = {
  'POST /auth/login': 'Sign-ins are counted by the throttle, and change nothing.',
  'POST /auth/logout': 'It ends the caller’s own session.',
  'POST /auth/credentials': reads,
  'POST /auth/generate': ofToken,
  'POST /auth/refresh': ofToken,
  'POST /tokens/list': reads,
  'POST /webhooks/list': reads,
  'POST /webhooks/debug': 'It sends a test event, and keeps nothing.',
  'POST /webhooks/deliveries': reads,
  'POST /webhooks/delivery': reads,
  'POST /ip/list': reads,
  'POST /ip/present': reads,
  'POST /logs/list': reads,
  'POST /logs/requests': reads,
  'POST /logs/request': reads,
  'POST /logs/counts': reads,
  'POST /logs/challenge': reads,
  'POST /reviews/challenge': 'It sends test events; what came of them is a row of its own.',
  'POST /reviews/status': reads,
  'POST /reviews/order_list': reads,
  'POST /orders/timeline': reads,
  'POST /orders/print': reads,
  'POST /sandbox/advance': 'It moves an order of the sandbox, whose history says so.',
  'POST /rate/v1': reads,
  'POST /rate/v2': reads,
  'POST /order/send/v1': ofProgram,
  'POST /order/send/v2': ofProgram,
  'POST /order/cancel': ofProgram,
}
