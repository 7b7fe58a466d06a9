/** Reads the code in a picture; nothing where none can be read. */
export interface CodeReader {
  read(picture: HTMLCanvasElement): Promise<string | undefined>
}

interface NativeDetector {
  detect(picture: HTMLCanvasElement): Promise<readonly { readonly rawValue: string }[]>
}
interface NativeDetectors {
  new (options: { readonly formats: readonly string[] }): NativeDetector
  getSupportedFormats(): Promise<readonly string[]>
}

/** Codes of pieces, and of cartons: ours are QR codes, those of other people's labels may be Code 128. */
const formats = ['ean_13', 'ean_8', 'code_128', 'qr_code']

/** The browser's own reader where it knows every kind, else ours, which is fetched now (decision 0039). */
export async function codeReader(): Promise<CodeReader> {
  const native = await nativeReader()
  return native ?? (await import('./own-reader.ts')).ownReader()
}

/** There are browsers that have a detector and no kind of code for it, as Chromium on Linux. */
async function nativeReader(): Promise<CodeReader | undefined> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: NativeDetectors }
  const known = (await Detector?.getSupportedFormats().catch(() => [])) ?? []
  if (!Detector || !formats.every((format) => known.includes(format))) return undefined
  const detector = new Detector({ formats })
  return { read: async (picture) => (await detector.detect(picture))[0]?.rawValue }
}
