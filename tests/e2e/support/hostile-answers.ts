/** What a proxy may say in the API's place, and a broken API itself. */
export const hostileAnswers = {
  null: { status: 200, contentType: 'application/json', body: 'null' },
  'a proxy’s page': { status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' },
  'a page that says all is well': {
    status: 200,
    contentType: 'text/html',
    body: '<!doctype html><p>Log in to the Wi-Fi',
  },
  nothing: { status: 200, contentType: 'application/json', body: '' },
  'nothing but a status': { status: 503, contentType: 'text/plain', body: '' },
  'half of an answer': { status: 200, contentType: 'application/json', body: '{"code":200,"message":"OK","da' },
  'an answer without its data': { status: 200, contentType: 'application/json', body: '{"code":200,"message":"OK"}' },
  'a list': { status: 200, contentType: 'application/json', body: '[]' },
  'a stranger’s refusal': { status: 401, contentType: 'text/html', body: '<h1>401 Authorization Required</h1>' },
}
