import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const text = /\.(js|css|html|svg|json|txt|md|map|wasm)$/
const forms = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
}
/** As many as the threads that compress. */
const atOnce = 4

/** Puts a brotli and a gzip form beside every text of a folder, where it is smaller than the text; takes old ones away. */
export async function compressFolder(folder) {
  const names = (await readdir(folder, { recursive: true })).filter((name) => text.test(name))
  const worker = async () => {
    for (let name = names.pop(); name; name = names.pop()) await compressFile(join(folder, name))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

async function compressFile(path) {
  const bytes = await readFile(path)
  for (const [ending, pack] of Object.entries(forms)) {
    const packed = await pack(bytes)
    if (packed.length < bytes.length) await writeFile(path + ending, packed)
    else await rm(path + ending, { force: true })
  }
}
