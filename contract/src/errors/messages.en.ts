import type { ErrorCode, ErrorTexts } from './error-catalogue.ts'

/** What each error says, in English. */
export const messages: Record<ErrorCode, ErrorTexts> = {
  AUTH_MISSING_TOKEN: {
    message: 'The request has no credentials.',
    cause: 'The Authorization header is missing or empty.',
    remedy:
      'Send Authorization: Bearer with a token from POST /auth/generate. POST /auth/generate and POST /auth/refresh take the partner key instead, by HTTP Basic or in the auth field.',
  },
  AUTH_INVALID_CREDENTIALS: {
    message: 'The credentials are invalid.',
    cause:
      'EDIS does not recognize the partner key or token: it is mistyped, truncated, incorrectly encoded, replaced by a newer one, or of another type.',
    remedy:
      'Copy the partner key again from the API Credentials page, and send the token returned by POST /auth/generate.',
  },
  AUTH_TOKEN_EXPIRED: {
    message: 'The token or session has expired.',
    cause: 'The access token is past the time in its expired field. Access tokens are valid for 24 hours.',
    remedy: 'Renew it with POST /auth/refresh or generate a new one with POST /auth/generate, then repeat the request.',
  },
  AUTH_TOKEN_REVOKED: {
    message: 'The token has been revoked.',
    cause:
      'The token was revoked in the portal or by a key rotation, its refresh token was used twice, or it was the least recently used of more than 50 active tokens.',
    remedy: 'Generate a new token with POST /auth/generate and the current key.',
  },
  AUTH_REFRESH_INVALID: {
    message: 'The refresh token is invalid, expired or already used.',
    cause:
      'A refresh token can be used once, until refresh_expired. Using it twice revokes every token issued from it.',
    remedy:
      'Generate a new token with POST /auth/generate, and save the new refresh token after each POST /auth/refresh.',
  },
  AUTH_WRONG_ENVIRONMENT: {
    message: 'These credentials are for a different environment than this host.',
    cause: 'A development key or token was sent to the production host, or a production one to the development host.',
    remedy:
      'Use the credentials for the host you are calling. Their prefix contains dev or live, and the API Credentials page lists both sets.',
  },
  AUTH_SECOND_FACTOR_REQUIRED: {
    message: 'Enter a code to finish signing in.',
    cause: 'The password is correct, and two-factor authentication is on for this member.',
    remedy:
      'Send data.challenge and a code from the authenticator app, or a recovery code, to POST /auth/login/verify within 5 minutes.',
  },
  AUTH_PARTNER_INACTIVE: {
    message: 'This partner account is inactive.',
    cause: 'The partner account is suspended.',
    remedy: 'Contact EDIS to reactivate the account.',
  },
  AUTH_IP_NOT_ALLOWED: {
    message: 'Requests from this IP address are not allowed.',
    cause:
      'Your account restricts access by IP in this environment, and the request came from another address. POST /auth/generate and POST /auth/refresh are not restricted.',
    remedy:
      'Add the public IP address of your server on the IP Whitelist page (/ipwhitelist), or send the request from an allowed address.',
  },
  AUTH_SCOPE_MISSING: {
    message: 'This key does not have the scope required by this call.',
    cause: 'The operations API key was created without the scope of this call.',
    remedy: 'Create a key with the required scope using edis key add, and send that key.',
  },
  AUTH_ROLE_MISSING: {
    message: 'Your role does not allow this.',
    cause: 'This member’s role does not include this call.',
    remedy: 'Ask an owner to do this for you, or to change your role in Account > Members.',
  },
  AUTH_FRESH_SIGN_IN_REQUIRED: {
    message: 'Confirm your password to continue.',
    cause: 'The call protects the account, and the last sign-in of this session was more than 10 minutes ago.',
    remedy: 'Confirm the password with POST /auth/confirm, then repeat the request.',
  },
  AUTH_SECOND_FACTOR_SETUP_REQUIRED: {
    message: 'Set up two-factor authentication to continue.',
    cause: 'An owner requires two-factor authentication for every member, and this member has not set it up.',
    remedy: 'Add an authenticator app in Account > Security.',
  },
  AUTH_CROSS_SITE: {
    message: 'Only the console’s own pages may make this request.',
    cause: 'The request came from another site, or lacks the Edis-Environment header.',
    remedy: 'Open the console at OPERATIONS_URL and try again there. Programs use an operations key instead.',
  },
  AUTH_KEY_SCOPE_MISSING: {
    message: 'The partner key of this token does not allow this call.',
    cause: 'The scope of the partner key is limited.',
    remedy: 'Generate a token using a key with the scope in details.scope, or with scope all.',
  },
  PRODUCTION_KEY_REQUIRED: {
    message: 'This change also applies to production and requires a production key.',
    cause:
      'A partner has one account for both environments, and a development key cannot change what production allows.',
    remedy: 'Repeat the request with a production key, edis_ops_live_….',
  },
  PRODUCTION_NOT_GRANTED: {
    message: 'This account does not have production access.',
    cause: 'EDIS grants production access after reviewing the integration in development.',
    remedy: 'Complete the checks in the report (API Review > Report), then request production access.',
  },
  NOT_FOUND: {
    message: 'The path or record was not found.',
    cause:
      'The path is misspelled, the call does not exist on this host, or the ID does not exist in this environment.',
    remedy: 'Compare the path with the API Reference, and use an ID returned by the same host.',
  },
  COURIER_NOT_FOUND: {
    message: 'This courier code does not exist.',
    cause: 'The courier code is misspelled, or the courier is no longer available.',
    remedy: 'Use a courier_code from GET /expedisi/list.',
  },
  WAREHOUSE_NOT_FOUND: {
    message: 'This warehouse_id does not exist.',
    cause: 'The ID is misspelled, is a warehouse code instead of a warehouse_id, or belongs to the other environment.',
    remedy: 'Use a warehouse_id from GET /warehouse/list on the same host.',
  },
  CS_NOT_FOUND: {
    message: 'This cs_id does not exist.',
    cause: 'The ID is misspelled, or belongs to the other environment.',
    remedy: 'Use a cs_id from GET /cs/list on the same host, or create the agent with POST /cs/create.',
  },
  ORDER_NOT_FOUND: {
    message: 'None of your orders has this ID or AWB.',
    cause:
      'The order_id, partner_order_id or AWB is misspelled, the order was sent to the other environment, or EDIS has archived it; the message then says when.',
    remedy: 'Use the order_id returned by POST /order/send/v2 or your own partner_order_id, on the same host.',
  },
  WEBHOOK_NOT_FOUND: {
    message: 'None of your webhooks has this ID.',
    cause: 'The webhook was deleted, or belongs to the other environment.',
    remedy: 'Reload the Webhook Setting page, or use an ID from POST /webhooks/list on the same host.',
  },
  PARTNER_NOT_FOUND: {
    message: 'This partner_id does not exist.',
    cause: 'The ID is misspelled, or is an email address.',
    remedy: 'Use a partner_id from GET /partners of the operations API.',
  },
  IP_NOT_FOUND: {
    message: 'None of your allowed IP addresses has this ID.',
    cause: 'The entry was deleted, or belongs to the other environment.',
    remedy: 'Reload the IP Whitelist page (/ipwhitelist), or use an ID from POST /ip/list on the same host.',
  },
  METHOD_NOT_ALLOWED: {
    message: 'This path does not support this HTTP method.',
    cause: 'The path exists, but does not support this method.',
    remedy: 'Use the method on the reference page of the call: GET for reads, POST for writes and rates.',
  },
  QUOTE_EXPIRED: {
    message: 'The quote has expired or does not exist.',
    cause: 'A quote_id locks its prices for 30 minutes, until valid_until. This one has expired or is unknown.',
    remedy: 'Get a new quote_id from POST /rate/v2, or send the order without one to use the current price.',
  },
  QUOTE_MISMATCH: {
    message: 'The order does not match its quote.',
    cause:
      'A value that affects the price, such as the items, route, service, payment method or insurance, differs from the quote.',
    remedy: 'Send the values that were quoted, or get a new quote_id for the new values from POST /rate/v2.',
  },
  STOCK_INSUFFICIENT: {
    message: 'The warehouse does not have enough stock for this order.',
    cause: 'The quantity is greater than the available stock of this SKU in the warehouse.',
    remedy: 'Check stock[].available with GET /product/list, then lower qty or choose another warehouse_id.',
  },
  CS_DUPLICATE: {
    message: 'An agent (CS) with these details already exists.',
    cause: 'Another of your agents in this environment has the same phone number or external_id.',
    remedy: 'Find the agent with GET /cs/list and use its cs_id, or send different details.',
  },
  ORDER_DUPLICATE: {
    message: 'An order with this partner_order_id already exists.',
    cause: 'A partner_order_id is unique per partner and environment, and an earlier order uses it.',
    remedy:
      'Use the order_id in this response to check the order with GET /order/track. To create another order, send a new partner_order_id.',
  },
  ORDER_NOT_CANCELLABLE: {
    message: 'The order cannot be cancelled in its current status.',
    cause: 'The courier has picked up the parcel, or the order is on hold or in a final status.',
    remedy:
      'Check the status with GET /order/track. Once the courier has the parcel, contact EDIS to arrange a return.',
  },
  CANCEL_ALREADY_REQUESTED: {
    message: 'Cancellation of this order has already been requested.',
    cause: 'An earlier cancel request is waiting for the warehouse or the courier.',
    remedy:
      'Wait for the next event of the order, or check its status with GET /order/track. No further cancel request is needed.',
  },
  AWB_NOT_READY: {
    message: 'The order does not have a tracking number (AWB) yet.',
    cause: 'The AWB is assigned when the order reaches awaiting_pickup.',
    remedy: 'Use order_id or partner_order_id until you receive the event order.awaiting_pickup.',
  },
  LABEL_NOT_AVAILABLE: {
    message: 'Cancelled and rejected orders have no label.',
    cause: 'The order was cancelled or rejected and must not be shipped.',
    remedy: 'Do not ship the order. If you requested several labels, remove this order and try again.',
  },
  IDEMPOTENCY_CONFLICT: {
    message: 'This Idempotency-Key was already used for a different request.',
    cause: 'A key identifies one request for 24 hours, and this request differs from the first one sent with it.',
    remedy:
      'Repeat the first request unchanged to get its response again, or send this request with a new Idempotency-Key.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    message: 'The first request with this Idempotency-Key is still in progress.',
    cause: 'A retry arrived before the first request was completed. Nothing was done twice.',
    remedy: 'Wait the number of seconds in Retry-After, then send the same request with the same Idempotency-Key.',
  },
  CONFIRMATION_REQUIRED: {
    message: 'This file would remove more than half of the existing data. Send confirm=true to import it.',
    cause:
      'More than half of the existing data is missing from the file, which may be truncated. Nothing was imported.',
    remedy:
      'Check that the file is complete, review the changes with dry_run=true, then repeat the request with confirm=true.',
  },
  FEED_POSITION_LOST: {
    message: 'This feed position no longer exists. Start again without after.',
    cause: 'The database was replaced or restored from a backup after this position was returned.',
    remedy:
      'Call GET /orders of the operations API without after, save every order again, and delete from your copy the orders that were not returned.',
  },
  PARTNER_DUPLICATE: {
    message: 'A partner with this email already exists.',
    cause: 'Each partner has a unique email address. Case is ignored.',
    remedy: 'Use the partner in details.partner_id, or send a different email.',
  },
  PRODUCTION_NOT_REQUESTED: {
    message: 'This partner has no pending request for production access.',
    cause: 'The partner never requested it, or its request has already been granted or declined. Nothing was changed.',
    remedy:
      'Find the partner to see its status. It can request access again after a refusal; access that was granted cannot be withdrawn.',
  },
  WEBHOOK_DUPLICATE: {
    message: 'A webhook with this event and URL already exists.',
    cause: 'This event is already sent to this URL in this environment.',
    remedy: 'Keep the existing webhook on the Webhook Setting page, or choose another event or URL.',
  },
  IP_DUPLICATE: {
    message: 'This IP address or range is already allowed.',
    cause: 'The same address or range is already listed in this environment, possibly in another notation.',
    remedy: 'No action is needed. The IP Whitelist page (/ipwhitelist) shows the entry.',
  },
  MEMBER_DUPLICATE: {
    message: 'Someone with this email address is already a member.',
    cause: 'An email address belongs to one member of one partner at a time.',
    remedy: 'Use another email address, or have the existing member removed first.',
  },
  MEMBER_LAST_OWNER: {
    message: 'The last owner cannot be removed or given another role.',
    cause: 'A partner always has at least one owner.',
    remedy: 'Make another member an owner first.',
  },
  MEMBER_LIMIT_REACHED: {
    message: 'This account has reached the limit of members and invitations.',
    cause: 'A partner can have up to 50 members and pending invitations in total.',
    remedy: 'Remove members who have left, or revoke pending invitations.',
  },
  SECOND_FACTOR_EXISTS: {
    message: 'An authenticator app is already set up.',
    cause: 'A member has one authenticator app at a time.',
    remedy: 'Turn off the current one first.',
  },
  STAFF_DUPLICATE: {
    message: 'A staff member with this email already exists.',
    cause: 'The email belongs to a staff member who has access.',
    remedy: 'Change the role of that staff member, or use another email.',
  },
  STAFF_LAST_ADMIN: {
    message: 'This is the last admin.',
    cause: 'Without an admin, nobody could manage staff and keys in the console.',
    remedy: 'Make another staff member an admin first.',
  },
  PASSKEY_LIMIT_REACHED: {
    message: 'You already have the maximum number of passkeys.',
    cause: 'A member can have up to 10 passkeys.',
    remedy: 'Remove a passkey that you no longer use, then add the new one.',
  },
  LINK_INVALID: {
    message: 'This link has expired or was already used.',
    cause: 'Links in emails work once and for a limited time, and a newer one replaces an older one.',
    remedy: 'Request a new link.',
  },
  KEY_DUPLICATE: {
    message: 'A partner key with this name already exists.',
    cause: 'Partner key names are unique per environment, so you can tell which one to revoke.',
    remedy: 'Choose another name, or revoke the key that has it.',
  },
  KEY_LIMIT_REACHED: {
    message: 'This environment already has the maximum number of partner keys.',
    cause: 'A partner can have up to 5 keys per environment, including the first one.',
    remedy: 'Revoke a key that is no longer used, then create the new one.',
  },
  REQUEST_INVALID: {
    message: 'The request is malformed and cannot be read.',
    cause: 'The body is not a single JSON object in UTF-8, is nested too deeply, or a header is malformed.',
    remedy: 'Compare the raw bytes you sent with the cURL example on the reference page of the call.',
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    message: 'This call requires the Idempotency-Key header.',
    cause: 'Without the key, a retry after a lost response could create a second order.',
    remedy: 'Send a new Idempotency-Key, such as a UUID, for each new order, and the same one when you retry it.',
  },
  REQUEST_TOO_LARGE: {
    message: 'The request is too large.',
    cause: 'The request is larger than the byte limit of the call.',
    remedy: 'Send less data per request: split lists over several requests, and omit what the call does not need.',
  },
  MEDIA_TYPE_UNSUPPORTED: {
    message: 'This call does not support this Content-Type.',
    cause: 'The Content-Type header is missing, or names a format that the call does not support.',
    remedy:
      'Send Content-Type: application/json and no Content-Encoding. POST /auth/generate and POST /auth/refresh also accept multipart/form-data.',
  },
  VALIDATION_FAILED: {
    message: 'One or more fields are invalid. See errors for details.',
    cause: 'At least one field failed validation. Nothing was saved.',
    remedy: 'Fix each field listed in errors, then send the request again.',
  },
  FIELD_REQUIRED: {
    message: 'This field is required.',
    cause: 'The field is missing or empty, or another value makes it required, as COD does for cod_amount.',
    remedy: 'Send the field. The table on the reference page shows which fields are required, and when.',
  },
  FIELD_UNKNOWN: {
    message: 'This field does not exist.',
    cause: 'The name is misspelled, in the wrong object, or belongs to another version of the call.',
    remedy: 'Rename or remove the field. The message suggests the closest known name, if there is one.',
  },
  FIELD_INVALID: {
    message: 'This value is invalid.',
    cause: 'The value has the wrong type or format, is out of range, or is not one of the allowed values.',
    remedy: 'Compare the value with the field table on the reference page of the call.',
  },
  PHONE_INVALID: {
    message: 'The phone number must be a valid Indonesian number starting with 08, 62 or +62.',
    cause: 'The number is too short or too long, is not Indonesian, or contains other characters.',
    remedy: 'Send one number as 08…, 62… or +62…. If you cannot correct it, ask the customer for it again.',
  },
  ADDRESS_TOO_SHORT: {
    message: 'The address is too short for a courier to find.',
    cause: 'The address has fewer characters than the minimum.',
    remedy: 'Send the street, house number, RT/RW and a landmark. District and postal code have their own fields.',
  },
  REGION_NOT_FOUND: {
    message: 'This region code does not exist at the required level.',
    cause:
      'The code is not a Kemendagri code, or belongs to another level, such as a city code where a district (kecamatan) code is required.',
    remedy: 'Find the code with GET /region. A district code looks like 31.71.01.',
  },
  POSTAL_REGION_MISMATCH: {
    message: 'The postal code does not belong to this district.',
    cause: 'The first digits of the postal code belong to a different province than the district.',
    remedy: 'Ask the customer for the postal code again, or omit it: the parcel is routed by district.',
  },
  WEIGHT_INVALID: {
    message: 'The weight must be a whole number of grams greater than zero.',
    cause: 'The weight is zero, negative, fractional or text. A common mistake is to send kilograms.',
    remedy: 'Send grams as a JSON integer: 1.2 kg is 1200.',
  },
  DIMENSION_INVALID: {
    message: 'The dimension must be a whole number of centimetres within the accepted range.',
    cause:
      'A length, width or height is zero, negative, fractional, text or too large. A common mistake is to send millimetres.',
    remedy: 'Send centimetres as a JSON integer, rounded up: 12.5 cm is 13.',
  },
  WEIGHT_OVER_LIMIT: {
    message: 'The weight is over the limit.',
    cause: 'The actual or volumetric weight is over the limit of the call or the service.',
    remedy: 'Split the shipment into several orders, or choose a cargo service from GET /expedisi/list.',
  },
  WAREHOUSE_INACTIVE: {
    message: 'This warehouse is inactive.',
    cause: 'The warehouse exists, but does not accept orders right now.',
    remedy: 'Choose a warehouse with is_active true in GET /warehouse/list.',
  },
  SKU_NOT_FOUND: {
    message: 'No active product has this SKU.',
    cause: 'The SKU is misspelled, its product is inactive, or it exists only in the other environment.',
    remedy: 'Use the sku of an active product from GET /product/list on the same host.',
  },
  SERVICE_NOT_AVAILABLE: {
    message: 'This courier service is not available for this request.',
    cause:
      'The courier does not have this service, or the service does not support this route, delivery type or insurance.',
    remedy: 'Call POST /rate/v2 to see which services are available for this shipment, and choose one from rates.',
  },
  COD_NOT_SUPPORTED: {
    message: 'COD is not available for this service or destination.',
    cause: 'The service does not support cash on delivery (COD) at all, or not in the destination district.',
    remedy: 'Send PREPAID, or choose a service from rates of POST /rate/v2 with payment_method COD.',
  },
  COD_LIMIT_EXCEEDED: {
    message: 'The COD amount exceeds the limit of this service.',
    cause: 'cod_amount is greater than max_cod of the service.',
    remedy: 'Choose a service with a higher max_cod from GET /expedisi/list, split the order, or send PREPAID.',
  },
  COD_AMOUNT_TOO_LOW: {
    message: 'The COD amount does not cover the cost of this shipment.',
    cause: 'cod_amount is less than cost.total of the shipment.',
    remedy: 'Send the full amount the recipient pays, in whole rupiah. POST /rate/v2 returns the cost of the shipment.',
  },
  INSURANCE_LIMIT_EXCEEDED: {
    message: 'The value of the goods exceeds the insurance limit.',
    cause: 'Insurance was requested for goods worth more than the limit of the service.',
    remedy: 'Split the order, choose another service, or send insurance false. Check that prices are in whole rupiah.',
  },
  PICKUP_TIME_INVALID: {
    message: 'Pickup is not possible at the requested time.',
    cause: 'The window is in the past, ends before it starts, or is outside the hours of the warehouse and courier.',
    remedy:
      'Choose a later window based on timezone, operating_days and cut_off_time in GET /warehouse/list, and include the UTC offset.',
  },
  WEBHOOK_URL_INVALID: {
    message: 'The webhook URL has an unsupported scheme or format.',
    cause:
      'The URL is incomplete or too long, is not an HTTP or HTTPS address, or contains a username, password or fragment.',
    remedy: 'Send a complete URL such as https://shop.example/edis/webhook.',
  },
  WEBHOOK_URL_FORBIDDEN: {
    message: 'This webhook URL is not allowed. Use a public HTTPS URL.',
    cause:
      'The host is or resolves to a private, loopback or otherwise reserved address, or the URL uses HTTP in production.',
    remedy: 'Use an HTTPS URL that is reachable from the internet. To test locally, open a tunnel.',
  },
  EVENT_UNKNOWN: {
    message: 'This webhook event does not exist.',
    cause: 'The name is misspelled, or is missing its order. prefix.',
    remedy: 'Choose an event from the Webhook reference page. When you create a webhook, * subscribes to all events.',
  },
  ROW_INVALID: {
    message: 'This row of the file cannot be imported.',
    cause: 'A cell is missing or invalid, refers to something that does not exist, or conflicts with another row.',
    remedy: 'Fix the line in details.line and send the whole file again. Nothing was imported.',
  },
  IP_INVALID: {
    message: 'The IP address or CIDR range is invalid or cannot be allowed.',
    cause: 'The value is a hostname, contains a port, is misspelled, or is an address or range that cannot be allowed.',
    remedy: 'Send one IPv4 or IPv6 address, such as 203.0.113.7, or a range such as 203.0.113.0/28.',
  },
  PASSWORD_TOO_WEAK: {
    message: 'This password is too easy to guess.',
    cause:
      'The password has fewer than 12 characters, is common or leaked, or consists of words, names or patterns that attackers try first.',
    remedy: 'Use at least 12 characters: several unrelated words, or a password generated by a password manager.',
  },
  RATE_LIMITED: {
    message: 'Too many requests. Wait a moment, then try again.',
    cause:
      'You have reached this environment’s limit for the current minute, too many wrong keys were sent for a partner_id, or more than 100 requests are waiting after hundreds were refused.',
    remedy: 'Wait the number of seconds in Retry-After, and stay within the limit in RateLimit-Policy and RateLimit.',
  },
  INTERNAL_ERROR: {
    message: 'Something went wrong at EDIS. Try again later.',
    cause: 'An unexpected server error occurred. The request may or may not have taken effect.',
    remedy:
      'Retry a read, or a write with its Idempotency-Key. Before you retry a write without a key, check whether it took effect. Do not retry POST /auth/refresh: call POST /auth/generate instead. If it fails again, send the request_id to EDIS.',
  },
  UNAVAILABLE: {
    message: 'The service is temporarily unavailable. Try again shortly.',
    cause: 'The server is starting, stopping or overloaded, or cannot reach its database.',
    remedy:
      'Wait the number of seconds in Retry-After, if present, then retry the request with its Idempotency-Key, if it had one. Do not retry POST /auth/refresh: call POST /auth/generate instead.',
  },
}
