// Apart from who measures, so that sending does not count as waiting.
import { parentPort, workerData } from 'node:worker_threads'
import sharp from 'sharp'

const { url, headers, seconds } = workerData
const side = 10_000
const statuses = {}

const oneLine = new Blob([Buffer.alloc(12 * 1_048_576, 'a,')])
const flat = { create: { width: side, height: side, channels: 3, background: '#165e83' } }
const picture = new Blob([
  await sharp({ ...flat, limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer(),
])

parentPort.postMessage('ready', [])
const until = performance.now() + seconds * 1_000

async function send(path, file, name) {
  const body = new FormData()
  body.set('file', file, name)
  const status = await fetch(url + path, { method: 'POST', headers, body }).then(
    (response) => response.arrayBuffer().then(() => response.status),
    // Turned away while it still sends, the connection ends.
    () => 'cut',
  )
  statuses[status] = (statuses[status] ?? 0) + 1
  // A member who is turned away tries again, as a script would.
  if (status === 429) await new Promise((resolve) => setTimeout(resolve, 100))
}

async function again(count, path, file, name) {
  while (performance.now() < until) await Promise.all(Array.from({ length: count }, () => send(path, file, name)))
}

await Promise.all([
  again(11, '/api/spreadsheets/read', oneLine, 'a.csv'),
  again(24, '/api/record_files', picture, 'a.png'),
])
parentPort.postMessage(statuses, [])
