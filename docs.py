def sub(path, *pairs):
    s=open(path).read()
    for a,b in pairs:
        assert a in s, (path,a)
        s=s.replace(a,b,1)
    open(path,'w').write(s)
sub('docs/operating.md',("""## What to watch
""","""## The provider's own systems

Warehouse management, couriers' gateways and monitoring call the operations door, port 4003, over both environments. It is not for
partners: put it on a network of your own, on an address that no partner's proxy serves, and don't publish its port. Its own
`/openapi.json` describes the calls.

**Keys.** Each system has a key of its own, for one environment, with the scopes that it needs and, where its addresses are known,
bound to them. The key is shown once:

    npx edis key add --name "WMS Cakung" --environment production --scopes orders:write,stock:write --addresses 10.4.0.0/16
    npx edis key list

**Rotation without a cut.** Any number of keys works at a time. Make a second one of the same name, give it to the system, watch
`last used` of the old one in `npx edis key list` stand still (it is written once a minute), then `npx edis key revoke opk_…`. A
revoked key opens nothing from that moment on. `--expires 2027-01-31` ends a key by itself, at the end of that day in UTC.

**A key that leaked** is revoked the same way; `address` in the log's lines of the operations door says who called.

`POST /operations/order-events` of the partners' doors and `OPERATOR_KEY` still work, for systems that haven't moved yet.

## What to watch
"""),
("`/metrics` of each door and of workers","`/metrics` of the operations door, with a key of scope `metrics:read`, tells of its own process. So does `/metrics` of each other door and of workers"))
sub('SECURITY.md',("three kinds of access in the contract (session, bearer, operator), each call has one;","kinds of access in the contract (session, bearer, operator, key of a system with a scope), each call has one;"))
sub('compose.yaml',("""  worker:
    <<: *edis
""","""  # For the provider's own systems: this port goes to no partners' proxy.
  operations:
    <<: *edis
    command: [serve, operations]
    environment: { HEALTH_PORT: '4003', DRAIN_MS: '5000' }
    ports: ['127.0.0.1:4003:4003']

  worker:
    <<: *edis
"""))
