/**
 * What is known about one error code. `message` goes into the answer, in the language of `Accept-Language`;
 * `cause` (why it happens) and `remedy` (what to do next) are for the reference pages.
 */
export type ErrorEntry = {
  status: number
  message: { en: string; id: string }
  cause: string
  remedy: string
}

/**
 * Every error that the portal's calls and the Open API may answer with: a closed table.
 * A call may replace a message by one that says more (the nearest field name, the order that exists), but neither code
 * nor status.
 */
export const errorCatalogue = {
  // 401: we do not know who asks
  AUTH_MISSING_TOKEN: {
    status: 401,
    message: {
      en: 'The request carries no credentials.',
      id: 'Permintaan tidak menyertakan kredensial.',
    },
    cause: 'The Authorization header is absent or empty.',
    remedy:
      'Send Authorization: Bearer with a token from POST /auth/generate. POST /auth/generate and POST /auth/refresh take the partner key by HTTP Basic instead, or in the field auth.',
  },
  AUTH_INVALID_CREDENTIALS: {
    status: 401,
    message: {
      en: 'The credentials are not valid.',
      id: 'Kredensial tidak valid.',
    },
    cause:
      'The partner key or token is not one of ours: mistyped, cut short, badly encoded, replaced or of another kind.',
    remedy:
      'Copy the partner key again from the API Credentials page, and send the token that POST /auth/generate answers.',
  },
  AUTH_TOKEN_EXPIRED: {
    status: 401,
    message: {
      en: 'The token has expired or the session has ended.',
      id: 'Token telah kedaluwarsa atau sesi telah berakhir.',
    },
    cause: 'The access token is past the time in its expired field: it works for 24 hours.',
    remedy:
      'Renew it with POST /auth/refresh, or generate a new one with POST /auth/generate, then repeat the request.',
  },
  AUTH_TOKEN_REVOKED: {
    status: 401,
    message: {
      en: 'The token has been revoked.',
      id: 'Token telah dicabut.',
    },
    cause:
      'The token was revoked in the portal, with a rotation of the key, or because its refresh token was used twice. Of more than 50 active tokens, the one unused the longest is revoked.',
    remedy: 'Generate a new token with POST /auth/generate and the current key.',
  },
  AUTH_REFRESH_INVALID: {
    status: 401,
    message: {
      en: 'The refresh token is invalid, expired or already used.',
      id: 'Refresh token tidak valid, kedaluwarsa, atau sudah pernah digunakan.',
    },
    cause:
      'A refresh token works once and until refresh_expired; using one twice revokes every token that came from it.',
    remedy:
      'Generate a new token with POST /auth/generate, and store the new refresh token after each POST /auth/refresh.',
  },
  AUTH_WRONG_ENVIRONMENT: {
    status: 401,
    message: {
      en: 'These credentials belong to the other environment.',
      id: 'Kredensial ini milik lingkungan yang lain.',
    },
    cause: 'A development key or token was sent to the production host, or the other way round.',
    remedy: 'Match host and credentials: the prefix says dev or live, and the API Credentials page lists both sets.',
  },

  // 403: we know who asks, and the answer is no
  AUTH_PARTNER_INACTIVE: {
    status: 403,
    message: {
      en: 'This partner account is not active.',
      id: 'Akun mitra ini tidak aktif.',
    },
    cause: 'The partner account is suspended.',
    remedy: 'Contact EDIS to have the account activated.',
  },
  AUTH_IP_NOT_ALLOWED: {
    status: 403,
    message: {
      en: 'Requests from this IP address are not allowed.',
      id: 'Permintaan dari alamat IP ini tidak diizinkan.',
    },
    cause:
      'Your account allows certain IP addresses in this environment, and the request came from another. POST /auth/generate and POST /auth/refresh are not restricted.',
    remedy:
      'Add the public address of your server on the IP Whitelist page (/ipwhitelist), or call from one listed there.',
  },
  AUTH_SCOPE_MISSING: {
    status: 403,
    message: {
      en: 'This key lacks the scope that the call asks for.',
      id: 'Key ini tidak memiliki scope yang diminta panggilan ini.',
    },
    cause: 'The key of the system was made without the scope of this call of the operations API.',
    remedy: 'Make a key that has the scope with edis key add, and use that.',
  },
  PRODUCTION_NOT_GRANTED: {
    status: 403,
    message: {
      en: 'This account does not have access to production.',
      id: 'Akun ini tidak memiliki akses ke lingkungan produksi.',
    },
    cause: 'EDIS grants production access after it has reviewed the integration in development.',
    remedy: 'Complete the checks under API Review, Report, then ask EDIS for production access.',
  },

  // 404: what was named is not there
  NOT_FOUND: {
    status: 404,
    message: {
      en: 'The requested path or record was not found.',
      id: 'Path atau data yang diminta tidak ditemukan.',
    },
    cause: 'The path is misspelt, the call does not exist on this host, or the id names nothing in this environment.',
    remedy: 'Compare the path with the API Reference, and use the id from an answer of the same host.',
  },
  COURIER_NOT_FOUND: {
    status: 404,
    message: {
      en: 'No courier has this courier code.',
      id: 'Tidak ada kurir dengan kode tersebut.',
    },
    cause: 'The courier code is misspelt, or the courier is no longer offered.',
    remedy: 'Use a courier_code from GET /expedisi/list.',
  },
  WAREHOUSE_NOT_FOUND: {
    status: 404,
    message: {
      en: 'No warehouse has this warehouse_id.',
      id: 'Tidak ada gudang dengan warehouse_id tersebut.',
    },
    cause: 'The id is misspelt, is a warehouse code instead of a warehouse_id, or comes from the other environment.',
    remedy: 'Use a warehouse_id from GET /warehouse/list on the same host.',
  },
  CS_NOT_FOUND: {
    status: 404,
    message: {
      en: 'No CS has this cs_id.',
      id: 'Tidak ada CS dengan cs_id tersebut.',
    },
    cause: 'The id is misspelt, or comes from the other environment.',
    remedy: 'Use a cs_id from GET /cs/list on the same host, or create the CS with POST /cs/create.',
  },
  ORDER_NOT_FOUND: {
    status: 404,
    message: {
      en: 'None of your orders has this id or AWB.',
      id: 'Tidak ada pesanan Anda dengan ID atau nomor resi (AWB) tersebut.',
    },
    cause: 'The order_id, partner_order_id or AWB is misspelt, or the order was sent to the other environment.',
    remedy: 'Use the order_id that POST /order/send/v2 answered, or your own partner_order_id, on the same host.',
  },
  WEBHOOK_NOT_FOUND: {
    status: 404,
    message: {
      en: 'None of your webhooks has this id.',
      id: 'Tidak ada webhook Anda dengan ID tersebut.',
    },
    cause: 'The webhook was deleted, or belongs to the other environment.',
    remedy: 'Reload the Webhook Setting page, or use an id from POST /webhooks/list on the same host.',
  },
  IP_NOT_FOUND: {
    status: 404,
    message: {
      en: 'No entry of your IP whitelist has this id.',
      id: 'Tidak ada entri IP whitelist Anda dengan ID tersebut.',
    },
    cause: 'The entry was deleted, or belongs to the other environment.',
    remedy: 'Reload the IP Whitelist page (/ipwhitelist), or use an id from POST /ip/list on the same host.',
  },

  // 405
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: {
      en: 'This path does not accept this HTTP method.',
      id: 'Path ini tidak menerima metode HTTP tersebut.',
    },
    cause: 'The path exists, but not with this method.',
    remedy: 'Use the method on the reference page of the call: GET for reads, POST for writes and rates.',
  },

  // 409: the request is sound, but what it meets has changed or is taken
  QUOTE_EXPIRED: {
    status: 409,
    message: {
      en: 'The quote has expired or does not exist.',
      id: 'Penawaran harga (quote) telah kedaluwarsa atau tidak ada.',
    },
    cause: 'A quote_id locks its price for 30 minutes, until valid_until; this one is past that time or unknown.',
    remedy: 'Get a new quote_id with POST /rate/v2, or send the order without one to have it priced as it is sent.',
  },
  QUOTE_MISMATCH: {
    status: 409,
    message: {
      en: 'The order differs from its quote.',
      id: 'Isi pesanan berbeda dari penawaran harga (quote) yang dirujuk.',
    },
    cause: 'A value that sets the price, such as items, route, service, payment or insurance, is not the one quoted.',
    remedy: 'Send the values that were quoted, or get a new quote_id for these with POST /rate/v2.',
  },
  STOCK_INSUFFICIENT: {
    status: 409,
    message: {
      en: 'The warehouse does not have enough stock for this order.',
      id: 'Stok di gudang tidak mencukupi untuk pesanan ini.',
    },
    cause: 'A quantity is larger than what the warehouse has available of that SKU.',
    remedy: 'Check stock[].available with GET /product/list, then lower qty or choose another warehouse_id.',
  },
  CS_DUPLICATE: {
    status: 409,
    message: {
      en: 'A CS with these details already exists.',
      id: 'CS dengan data tersebut sudah ada.',
    },
    cause: 'Another CS of yours in this environment has a detail that must be unique, such as the external_id.',
    remedy: 'Find the CS with GET /cs/list and use its cs_id, or send other details.',
  },
  ORDER_DUPLICATE: {
    status: 409,
    message: {
      en: 'An order with this partner_order_id already exists.',
      id: 'Pesanan dengan partner_order_id tersebut sudah ada.',
    },
    cause: 'A partner_order_id is unique per partner and environment, and an earlier order has it.',
    remedy:
      'Read the order_id in this answer and follow it with GET /order/track; a new order needs a new partner_order_id.',
  },
  ORDER_NOT_CANCELLABLE: {
    status: 409,
    message: {
      en: 'The order cannot be cancelled in its current status.',
      id: 'Pesanan tidak dapat dibatalkan pada status saat ini.',
    },
    cause: 'The courier has picked the order up, or it is on hold or closed.',
    remedy: 'Read the status with GET /order/track. Once the parcel is with the courier, contact EDIS about a return.',
  },
  CANCEL_ALREADY_REQUESTED: {
    status: 409,
    message: {
      en: 'Cancellation of this order has already been requested.',
      id: 'Pembatalan pesanan ini sudah diajukan.',
    },
    cause: 'An earlier cancel is still waiting for the warehouse or the courier.',
    remedy: 'Send no further cancel. Wait for the next event of the order, or read its status with GET /order/track.',
  },
  AWB_NOT_READY: {
    status: 409,
    message: {
      en: 'The order does not have an AWB yet.',
      id: 'Pesanan ini belum memiliki nomor resi (AWB).',
    },
    cause: 'The AWB is known from awaiting_pickup on.',
    remedy: 'Wait for the event order.awaiting_pickup; until then, name the order by order_id or partner_order_id.',
  },
  LABEL_NOT_AVAILABLE: {
    status: 409,
    message: {
      en: 'There is no label for a cancelled or rejected order.',
      id: 'Tidak ada label untuk pesanan yang dibatalkan atau ditolak.',
    },
    cause: 'The order was cancelled or rejected, so no parcel leaves for it.',
    remedy: 'Do not ship it. Where several labels were asked for, leave this order out and ask again.',
  },
  IDEMPOTENCY_CONFLICT: {
    status: 409,
    message: {
      en: 'This Idempotency-Key was already used for a different request.',
      id: 'Idempotency-Key ini sudah digunakan untuk permintaan yang berbeda.',
    },
    cause: 'A key stands for one request for 24 hours, and this request is not the same as its first.',
    remedy: 'Repeat the first request unchanged to get its answer again, or send this one with a new Idempotency-Key.',
  },
  IDEMPOTENCY_IN_PROGRESS: {
    status: 409,
    message: {
      en: 'The first request with this Idempotency-Key is still in progress.',
      id: 'Permintaan pertama dengan Idempotency-Key ini masih diproses.',
    },
    cause: 'A retry arrived before the first request had its answer. Nothing was done twice.',
    remedy: 'Wait for the seconds in Retry-After, then send the same request with the same Idempotency-Key.',
  },
  FEED_POSITION_LOST: {
    status: 409,
    message: {
      en: 'This database does not know the position in the feed. Begin again without after.',
      id: 'Database ini tidak mengenal posisi feed tersebut. Mulai lagi tanpa after.',
    },
    cause: 'The database was restored from a backup, or replaced, since the position was given.',
    remedy:
      'Call GET /orders of the operations API without after, store every order anew, and remove from your copy those that did not come.',
  },
  WEBHOOK_DUPLICATE: {
    status: 409,
    message: {
      en: 'A webhook with this event and URL already exists.',
      id: 'Webhook dengan event dan URL tersebut sudah ada.',
    },
    cause: 'This event is already sent to this URL in this environment.',
    remedy: 'Keep the one on the Webhook Setting page, or choose another event or URL.',
  },
  IP_DUPLICATE: {
    status: 409,
    message: {
      en: 'This IP address or range is already on the whitelist.',
      id: 'Alamat atau rentang IP ini sudah ada di whitelist.',
    },
    cause: 'The same address or range is listed in this environment, perhaps in another notation.',
    remedy: 'Nothing needs to be done. The IP Whitelist page (/ipwhitelist) shows the entry.',
  },

  // 400, 413, 415: the request as a whole
  REQUEST_INVALID: {
    status: 400,
    message: {
      en: 'The request is malformed and could not be read.',
      id: 'Format permintaan salah sehingga tidak dapat dibaca.',
    },
    cause: 'The body is not one JSON object in UTF-8, is nested too deeply, or a header is malformed.',
    remedy: 'Compare the raw bytes that were sent with the cURL example on the reference page of the call.',
  },
  IDEMPOTENCY_KEY_REQUIRED: {
    status: 400,
    message: {
      en: 'This call requires the Idempotency-Key header.',
      id: 'Panggilan ini wajib menyertakan header Idempotency-Key.',
    },
    cause: 'Without the key, a retry after a lost answer could create a second order.',
    remedy: 'Send a new Idempotency-Key, such as a UUID, for each new order, and the same one for its retries.',
  },
  REQUEST_TOO_LARGE: {
    status: 413,
    message: {
      en: 'The request is larger than this call accepts.',
      id: 'Ukuran permintaan melebihi batas panggilan ini.',
    },
    cause: 'The request has more bytes than the limit of the call.',
    remedy: 'Send less at a time: split lists over several calls, and leave out what the call does not need.',
  },
  MEDIA_TYPE_UNSUPPORTED: {
    status: 415,
    message: {
      en: 'This call does not accept this Content-Type.',
      id: 'Panggilan ini tidak menerima Content-Type tersebut.',
    },
    cause: 'The Content-Type header is absent, or names a format that the call does not read.',
    remedy:
      'Send Content-Type: application/json, and no Content-Encoding. POST /auth/generate and POST /auth/refresh also take multipart/form-data.',
  },

  // 422: VALIDATION_FAILED is the answer's code; the others stand in its `errors`, one per field
  VALIDATION_FAILED: {
    status: 422,
    message: {
      en: 'One or more fields are not valid. See errors for the details.',
      id: 'Satu atau beberapa field tidak valid. Lihat errors untuk rinciannya.',
    },
    cause: 'At least one field failed its check. Nothing was saved.',
    remedy: 'Correct each field that errors names, then send the request again.',
  },
  FIELD_REQUIRED: {
    status: 422,
    message: {
      en: 'This field is required.',
      id: 'Field ini wajib diisi.',
    },
    cause: 'The field is absent or empty, or another value makes it necessary, as COD does with cod_amount.',
    remedy: 'Send the field. The table on the reference page says which are required, and when.',
  },
  FIELD_UNKNOWN: {
    status: 422,
    message: {
      en: 'This call has no field with this name.',
      id: 'Panggilan ini tidak memiliki field dengan nama tersebut.',
    },
    cause: 'The name is misspelt, nested in the wrong place, or belongs to another version of the call.',
    remedy: 'Rename or remove the field. The message suggests the nearest known name where there is one.',
  },
  FIELD_INVALID: {
    status: 422,
    message: {
      en: 'This value is not valid for this field.',
      id: 'Nilai ini tidak valid untuk field tersebut.',
    },
    cause: 'The value has another type or format, is out of range, or is not one of those allowed.',
    remedy: 'Compare the value with the field table on the reference page of the call.',
  },
  PHONE_INVALID: {
    status: 422,
    message: {
      en: 'The phone number must be a valid Indonesian number that starts with 08, 62 or +62.',
      id: 'Nomor telepon harus berupa nomor Indonesia yang valid dan diawali 08, 62, atau +62.',
    },
    cause: 'The number is too short or too long, is foreign, or holds something other than a number.',
    remedy: 'Send one number as 08…, 62… or +62…. Ask the customer for it again where it cannot be told.',
  },
  ADDRESS_TOO_SHORT: {
    status: 422,
    message: {
      en: 'The address is too short for a courier to find.',
      id: 'Alamat terlalu singkat untuk ditemukan oleh kurir.',
    },
    cause: 'The address has fewer characters than the call requires.',
    remedy: 'Send the street, house number, RT/RW and a landmark; district and postal code have fields of their own.',
  },
  REGION_NOT_FOUND: {
    status: 422,
    message: {
      en: 'No region of the expected level has this code.',
      id: 'Tidak ada wilayah dengan kode tersebut pada tingkat yang diminta.',
    },
    cause: 'The code is not a Kemendagri code, or is of another level, such as a city where a district is asked for.',
    remedy: 'Find the code with GET /region; a district looks like 31.71.01.',
  },
  POSTAL_REGION_MISMATCH: {
    status: 422,
    message: {
      en: 'The postal code does not belong to this district.',
      id: 'Kode pos tidak sesuai dengan kecamatan tersebut.',
    },
    cause: 'The first digits of the postal code are those of another part of the country than the district lies in.',
    remedy: 'Ask the customer for the postal code again, or leave it out: the parcel goes by its district.',
  },
  WEIGHT_INVALID: {
    status: 422,
    message: {
      en: 'The weight must be a whole number of grams greater than zero.',
      id: 'Berat harus berupa bilangan bulat dalam gram dan lebih besar dari nol.',
    },
    cause: 'The weight is zero, negative, a fraction or text. Often it is in kilograms.',
    remedy: 'Send grams as a JSON integer: 1.2 kg is 1200.',
  },
  DIMENSION_INVALID: {
    status: 422,
    message: {
      en: 'The dimension must be a whole number of centimetres within the accepted range.',
      id: 'Dimensi harus berupa bilangan bulat dalam sentimeter dan berada dalam rentang yang diterima.',
    },
    cause: 'A length, width or height is zero, negative, a fraction, text or too large. Often it is in millimetres.',
    remedy: 'Send centimetres as a JSON integer, rounded up: 12.5 cm is 13.',
  },
  WEIGHT_OVER_LIMIT: {
    status: 422,
    message: {
      en: 'The weight is over the limit.',
      id: 'Berat melebihi batas.',
    },
    cause: 'The actual or volumetric weight is more than the call or the service accepts.',
    remedy: 'Split the shipment into several orders, or choose a cargo service from GET /expedisi/list.',
  },
  WAREHOUSE_INACTIVE: {
    status: 422,
    message: {
      en: 'This warehouse is not active.',
      id: 'Gudang ini tidak aktif.',
    },
    cause: 'The warehouse exists, but takes no orders at present.',
    remedy: 'Choose a warehouse whose is_active is true in GET /warehouse/list.',
  },
  SKU_NOT_FOUND: {
    status: 422,
    message: {
      en: 'No active product has this SKU.',
      id: 'Tidak ada produk aktif dengan SKU tersebut.',
    },
    cause: 'The SKU is misspelt, its product is not active, or it exists in the other environment only.',
    remedy: 'Use the sku of an active product from GET /product/list on the same host.',
  },
  SERVICE_NOT_AVAILABLE: {
    status: 422,
    message: {
      en: 'This courier service is not available for this request.',
      id: 'Layanan kurir ini tidak tersedia untuk permintaan tersebut.',
    },
    cause: 'The courier has no such service, or the service does not cover this route, delivery type or insurance.',
    remedy: 'Ask POST /rate/v2 which services are available for this shipment, and choose one from rates.',
  },
  COD_NOT_SUPPORTED: {
    status: 422,
    message: {
      en: 'COD is not available for this service or destination.',
      id: 'COD tidak tersedia untuk layanan atau tujuan ini.',
    },
    cause: 'The service takes no cash on delivery, or not in the destination district.',
    remedy: 'Send PREPAID, or choose a service from rates of POST /rate/v2 with payment_method COD.',
  },
  COD_LIMIT_EXCEEDED: {
    status: 422,
    message: {
      en: 'The COD amount exceeds the limit of this service.',
      id: 'Nilai COD melebihi batas layanan ini.',
    },
    cause: 'cod_amount is more than max_cod of the service.',
    remedy: 'Choose a service with a higher max_cod in GET /expedisi/list, split the order, or send PREPAID.',
  },
  COD_AMOUNT_TOO_LOW: {
    status: 422,
    message: {
      en: 'The COD amount is below the minimum for this shipment.',
      id: 'Nilai COD kurang dari nilai minimum untuk kiriman ini.',
    },
    cause: 'cod_amount is less than the courier has to collect for this shipment.',
    remedy: 'Send, in whole rupiah, all that the recipient pays; POST /rate/v2 shows what the shipment costs.',
  },
  INSURANCE_LIMIT_EXCEEDED: {
    status: 422,
    message: {
      en: 'The value of the goods exceeds the insurance limit.',
      id: 'Nilai barang melebihi batas pertanggungan asuransi.',
    },
    cause: 'Insurance was asked for goods that are worth more than the service insures.',
    remedy: 'Split the order, choose another service, or send insurance false. Check that prices are in whole rupiah.',
  },
  PICKUP_TIME_INVALID: {
    status: 422,
    message: {
      en: 'Pickup is not possible at the requested time.',
      id: 'Penjemputan tidak dapat dilakukan pada waktu yang diminta.',
    },
    cause: 'The window is in the past, ends before it starts, or falls outside what warehouse and courier offer.',
    remedy:
      'Choose a later window by timezone, operating_days and cut_off_time of GET /warehouse/list; send the offset.',
  },
  WEBHOOK_URL_INVALID: {
    status: 422,
    message: {
      en: 'The webhook URL does not have an accepted scheme or format.',
      id: 'Skema atau format URL webhook tidak dapat diterima.',
    },
    cause: 'The URL is incomplete or too long, is not a web address, or holds a user name and password.',
    remedy: 'Send a complete URL such as https://shop.example/edis/webhook.',
  },
  WEBHOOK_URL_FORBIDDEN: {
    status: 422,
    message: {
      en: 'Webhooks cannot be sent to this address.',
      id: 'Webhook tidak dapat dikirim ke alamat ini.',
    },
    cause: 'The host is, or resolves to, a private, loopback or otherwise reserved address.',
    remedy: 'Use a host that is reachable from the internet. For work on your own machine, open a public tunnel to it.',
  },
  EVENT_UNKNOWN: {
    status: 422,
    message: {
      en: 'No webhook event has this name.',
      id: 'Tidak ada event webhook dengan nama tersebut.',
    },
    cause: 'The name is misspelt, or lacks its order. prefix.',
    remedy: 'Choose an event from the Webhook reference page; * stands for all of them where a webhook is created.',
  },
  IP_INVALID: {
    status: 422,
    message: {
      en: 'This is not an accepted IP address or CIDR range.',
      id: 'Ini bukan alamat IP atau rentang CIDR yang dapat diterima.',
    },
    cause: 'The value is a host name, has a port, is misspelt, or is an address or range that cannot be allowed.',
    remedy: 'Send one IPv4 or IPv6 address, such as 203.0.113.7, or a range such as 203.0.113.0/28.',
  },

  // 429, 500, 503: try again later
  RATE_LIMITED: {
    status: 429,
    message: {
      en: 'Too many requests. Wait a moment, then try again.',
      id: 'Terlalu banyak permintaan. Tunggu beberapa saat, lalu coba lagi.',
    },
    cause:
      'More requests came in this minute than the limit of this environment allows, wrong keys for a partner_id came too often, or more than 100 requests wait because hundreds before them were refused.',
    remedy: 'Wait for the seconds in Retry-After, and keep to the limit in RateLimit-Policy and RateLimit.',
  },
  INTERNAL_ERROR: {
    status: 500,
    message: {
      en: 'Something went wrong on our side. Try again later.',
      id: 'Terjadi kesalahan di pihak kami. Silakan coba beberapa saat lagi.',
    },
    cause: 'A fault of the server. Whether the request took effect is not certain.',
    remedy:
      'Repeat a read, or a write with its Idempotency-Key. Look before you repeat a write without one; in place of POST /auth/refresh call POST /auth/generate. If it fails again, send the request_id to EDIS.',
  },
  UNAVAILABLE: {
    status: 503,
    message: {
      en: 'The service is temporarily unavailable. Try again shortly.',
      id: 'Layanan sedang tidak tersedia untuk sementara. Silakan coba beberapa saat lagi.',
    },
    cause: 'The server is starting, stopping or overloaded, or cannot reach its database.',
    remedy:
      'Wait for the seconds in Retry-After, if given, then repeat the request, with its Idempotency-Key if it had one. In place of POST /auth/refresh call POST /auth/generate.',
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errorCatalogue

type CodeWithStatus<Status extends number> = {
  [Code in ErrorCode]: (typeof errorCatalogue)[Code]['status'] extends Status ? Code : never
}[ErrorCode]

/** A code that stands in `errors[]` of a VALIDATION_FAILED answer, beside the field it speaks of. */
export type FieldErrorCode = Exclude<CodeWithStatus<422>, 'VALIDATION_FAILED'>

export function errorMessage(code: ErrorCode, language: 'en' | 'id'): string {
  return errorCatalogue[code].message[language]
}
