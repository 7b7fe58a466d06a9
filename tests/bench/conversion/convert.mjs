/** Brings in a file of so many new colours; answers the seconds that it took to read, try and write it. */
export async function convert(address, headers, count, signal) {
  const lines = Array.from({ length: count }, (_, at) => `B${count / 1_000}-${at},色 ${at},Colour ${at}`)
  const form = new FormData()
  form.set('file', new File([['コード,名称,英名', ...lines].join('\n')], '色.csv'))
  form.set('noun', 'colors')
  const timed = async (sent, status) => {
    const began = performance.now()
    const run = await until(address, { headers, signal }, (await sent()).data, status)
    return { run, seconds: (performance.now() - began) / 1_000 }
  }
  const send = (method, path, body) => (run) => () =>
    answerOf(`${address}/${run.id}/${path}`, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ lock_version: run.lock_version, ...body }),
      signal,
    })
  const read = await timed(() => answerOf(address, { method: 'POST', headers, body: form, signal }), 'read')
  const tried = await timed(send('PUT', 'columns', { columns: ['code', 'name', 'nameEn'] })(read.run), 'checked')
  const written = await timed(send('POST', 'apply', { mode: 'all' })(tried.run), 'applied')
  return [read, tried, written].map(({ seconds }) => seconds)
}

async function until(address, sent, run, status) {
  for (let now = run; ;) {
    if (now.status === status) return now
    if (now.fault) throw new Error(`The conversion stopped: ${JSON.stringify(now.fault)}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
    now = (await answerOf(`${address}/${run.id}`, sent)).data
  }
}

async function answerOf(url, sent) {
  const response = await fetch(url, sent)
  const body = await response.json()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(body).slice(0, 300)}`)
  return body
}
