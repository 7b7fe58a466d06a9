import { cartonCode } from '@tsumugi/domain/trading'
import { expect, it } from 'vitest'
import { prepareZXingModule, writeBarcode, type WriterOptions } from 'zxing-wasm/writer'
import program from 'zxing-wasm/writer/zxing_writer.wasm?url'
import { codeReader } from './code-reader.ts'

const jan = '4901234567894'
const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
const flipped = (bits: string) => [...bits].map((bit) => (bit === '1' ? '0' : '1')).join('')
/** Bars of a JAN that begins with 4, by the standard: the six digits on the left are of sets A, B, A, A, B, B. */
const bars = () => {
  const digit = (at: number) => left[Number(jan[at])]!
  const setB = (at: number) => [...flipped(digit(at))].toReversed().join('')
  const ofLeft = [...'ABAABB'].map((set, at) => (set === 'A' ? digit(at + 1) : setB(at + 1))).join('')
  const ofRight = Array.from({ length: 6 }, (_, at) => flipped(digit(at + 7))).join('')
  return `101${ofLeft}01010${ofRight}101`
}

interface Look {
  readonly degrees?: number
  readonly blur?: number
  readonly ink?: string
  readonly paper?: string
}

/** What a camera of 640 × 480 sees: a thing in the middle, turned, out of focus or in bad light. */
function seen(thing: HTMLCanvasElement, { degrees = 0, blur = 0, paper = '#fff' }: Look = {}): HTMLCanvasElement {
  const picture = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
  const context = picture.getContext('2d')!
  context.fillStyle = paper
  context.fillRect(0, 0, 640, 480)
  context.translate(320, 240)
  context.rotate((degrees * Math.PI) / 180)
  context.filter = blur > 0 ? `blur(${blur}px)` : 'none'
  context.drawImage(thing, -thing.width / 2, -thing.height / 2)
  return picture
}

function janLabel({ ink = '#000', paper = '#fff' }: Look = {}): HTMLCanvasElement {
  const label = Object.assign(document.createElement('canvas'), { width: 420, height: 160 })
  const context = label.getContext('2d')!
  context.fillStyle = paper
  context.fillRect(0, 0, 420, 160)
  context.fillStyle = ink
  ;[...bars()].forEach((bit, at) => bit === '1' && context.fillRect(67 + at * 3, 15, 3, 130))
  return label
}

async function printed(text: string, format: NonNullable<WriterOptions['format']>): Promise<HTMLCanvasElement> {
  await prepareZXingModule({ overrides: { locateFile: () => program }, fireImmediately: true })
  const { svg } = await writeBarcode(text, { format, scale: 4 })
  const drawn = new Image()
  drawn.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await drawn.decode()
  const size = format === 'QRCode' ? { width: 240, height: 240 } : { width: 560, height: 120 }
  const label = Object.assign(document.createElement('canvas'), size)
  label.getContext('2d')!.drawImage(drawn, 0, 0, label.width, label.height)
  return label
}

const read = async (picture: HTMLCanvasElement) => (await codeReader()).read(picture)

it('planning §5 a JAN is read straight, turned, blurred and in bad light, and no code is seen where none is', async () => {
  const grey: Look = { ink: '#777', paper: '#aaa' }
  expect(await read(seen(janLabel()))).toBe(jan)
  expect(await read(seen(janLabel(), { degrees: 8 }))).toBe(jan)
  expect(await read(seen(janLabel(), { degrees: 180 }))).toBe(jan)
  expect(await read(seen(janLabel(), { blur: 1.2 }))).toBe(jan)
  expect(await read(seen(janLabel(grey), grey))).toBe(jan)
  expect(await read(seen(document.createElement('canvas')))).toBeUndefined()
})

it('planning §5 the code of our carton labels is read, and so are Code 128 and the short JAN', async () => {
  const code = cartonCode(41, 12)
  const label = await printed(code, 'QRCode')
  expect(await read(seen(label))).toBe(code)
  expect(await read(seen(label, { degrees: 12, blur: 1.5 }))).toBe(code)
  expect(await read(seen(await printed('KN-2027-0042', 'Code128'), { degrees: 4 }))).toBe('KN-2027-0042')
  expect(await read(seen(await printed('49968712', 'EAN8')))).toBe('49968712')
})
