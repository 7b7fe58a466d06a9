import { bytesOfBuiltFile } from '@tsumugi/api'
import { prepareZXingModule, readBarcodes, type ReaderOptions } from 'zxing-wasm/reader'
import program from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { CodeReader } from './code-reader.ts'

const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'Code128', 'QRCode'],
  tryHarder: true,
  maxNumberOfSymbols: 1,
}

/**
 * A reader for browsers that have none. Its program comes from our own files: the package would ask somebody else's server.
 * @throws where the program cannot be fetched or started
 */
export async function ownReader(): Promise<CodeReader> {
  // Handed over whole: what the package fetches itself and misses, it does not ask for again.
  await prepareZXingModule({ overrides: { wasmBinary: await bytesOfBuiltFile(program) }, fireImmediately: true })
  return {
    async read(picture) {
      const { width, height } = picture
      const [found] = await readBarcodes(picture.getContext('2d')!.getImageData(0, 0, width, height), options)
      return found?.text
    },
  }
}
