/**
 * The driver, when a connection dies under a transaction (its issues 1154, 1189 and 1208): it wrote its ROLLBACK to a
 * socket that was gone, which ended the process; it kept half-written bytes and errors for the next connection, which then
 * hung or failed; and a transaction's later statements could run on the new connection, outside of any transaction.
 *
 * And when the database is away: a proxy that takes connections and closes them, or several hosts that all refuse, had it
 * connect again without a pause and without an end, and the caller wait as long. Each host is tried once now, then the
 * caller hears of it.
 */
export const postgres = {
  name: 'postgres',
  version: '3.4.9',
  edits: [
    {
      file: 'src/connection.js',
      before: `  function nextWrite(fn) {
    const x = socket.write(chunk, fn)`,
      after: `  function nextWrite(fn) {
    if (socket === null) {
      chunk = nextWriteTimer = null
      return true
    }
    const x = socket.write(chunk, fn)`,
    },
    {
      file: 'src/connection.js',
      before: `    incomings = null
    clearImmediate(nextWriteTimer)
    socket.removeListener('data', data)`,
      after: `    incomings = null
    clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    socket.removeListener('data', data)`,
    },
    {
      // What was sent after the socket's error waited for ever, and the next connection's first statement got that error
      file: 'src/connection.js',
      before: `    !hadError && (query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
    closedTime = performance.now()`,
      after: `    ;(query || sent.length) && error(Errors.connection('CONNECTION_CLOSED', options, socket))
    query = results = errorResponse = null
    result = new Result()
    closedTime = performance.now()`,
    },
    {
      // BEGIN that filled the pipeline was sent without the connection being kept for its transaction
      file: 'src/connection.js',
      before: `      return write(toBuffer(q))
        && !q.describeFirst
        && !q.cursorFn
        && sent.length < max_pipeline
        && (!q.options.onexecute || q.options.onexecute(connection))`,
      after: `      const more = write(toBuffer(q))
        && !q.describeFirst
        && !q.cursorFn
        && sent.length < max_pipeline
      if (!q.options.onexecute)
        return more
      q.options.onexecute(connection)
      return false`,
    },
    {
      file: 'src/index.js',
      before: `      , connection
      , prepare = null

    try {`,
      after: `      , connection
      , prepare = null
      , lost = null

    try {`,
    },
    {
      file: 'src/index.js',
      before: `        new Promise((_, reject) => connection.onclose = reject)
      ])
    } catch (error) {`,
      after: `        new Promise((_, reject) => connection.onclose = error => {
          lost = error
          while (queries.length)
            queries.shift().reject(error)
          reject(error)
        })
      ])
    } catch (error) {`,
    },
    {
      file: 'src/index.js',
      before: `        q.catch(e => uncaughtError || (uncaughtError = e))
        c.queue === full`,
      after: `        q.catch(e => uncaughtError || (uncaughtError = e))
        if (lost)
          return q.reject(lost)
        c.queue === full`,
    },
    {
      file: 'src/connection.js',
      before: `    if (initial)
      return reconnect()
`,
      after: `    if (initial && ++retries < host.length)
      return reconnect()

    initial && errored(Errors.connection('CONNECTION_CLOSED', options, socket))
    retries = 0
`,
    },
    {
      // Nobody waited for these but the connection itself: their failure ended the process
      file: 'src/connection.js',
      before: `      order by b.oid
    \`], [], execute)`,
      after: `      order by b.oid
    \`], [], execute).catch(() => [])`,
    },
    {
      file: 'src/connection.js',
      before: `    query.execute()
  }

  function ErrorResponse`,
      after: `    query.catch(() => {})
  }

  function ErrorResponse`,
    },
    {
      // The certificate of a host that is named by its address was compared with 'localhost'
      file: 'src/connection.js',
      before: `    const options = {
      socket,
      servername`,
      after: `    const options = {
      socket,
      host: socket.host,
      servername`,
    },
    {
      file: 'src/connection.js',
      before: `        return connected()
    }

    const options`,
      after: `        return connected()

      if (!canSSL) {
        errored(Errors.generic('CONNECTION_WITHOUT_TLS', 'The database offers no TLS'))
        return socket.destroy()
      }
    }

    const options`,
    },
    {
      // Whoever opens connections can watch each, and whether it waits for an answer
      file: 'src/connection.js',
      before: `      statements = {}
      needsTypes = options.fetch_types`,
      after: `      statements = {}
      options.onsocket && options.onsocket(socket, () => Boolean(query || sent.length))
      needsTypes = options.fetch_types`,
    },
    {
      file: 'src/index.js',
      before: `    socket          : o.socket,`,
      after: `    socket          : o.socket,
    onsocket        : o.onsocket,`,
    },
  ],
}
