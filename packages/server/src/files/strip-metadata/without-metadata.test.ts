import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { withoutMetadata } from './without-metadata.ts'

const secret = 'Tsumugi-Tarou-35.6895N'
/** A picture of two colours, so that it shows which side is up, with everything a camera and a program may add. */
const pictured = () =>
  sharp({ create: { width: 64, height: 32, channels: 3, background: '#a33' } })
    .composite([
      {
        input: Buffer.from('<svg width="20" height="10"><rect width="20" height="10" fill="#16a"/></svg>'),
        top: 0,
        left: 0,
      },
    ])
    .withExif({
      IFD0: { Artist: secret, ImageDescription: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 22/1' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`)
    .withIccProfile('p3')
const formats = {
  'image/jpeg': () => pictured().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'image/jpeg progressive': () => pictured().jpeg({ progressive: true }).toBuffer(),
  'image/png': () => pictured().png().toBuffer(),
  'image/webp': () => pictured().webp({ lossless: true }).toBuffer(),
  'image/avif': () => pictured().avif({ lossless: true }).toBuffer(),
}
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).rotate().raw().toBuffer()

describe('a picture is kept without what its camera wrote into it', () => {
  it.each(Object.entries(formats))('%s', async (name, make) => {
    const given = await make()
    expect(given.includes(secret), 'the example holds what must go').toBe(true)
    const kept = Buffer.from(withoutMetadata(name.split(' ')[0]!, given))
    expect(kept.includes(secret)).toBe(false)
    expect(kept.includes('GPS')).toBe(false)
    expect(await pixelsOf(kept)).toEqual(await pixelsOf(given))
    const [before, after] = [await sharp(given).metadata(), await sharp(kept).metadata()]
    expect(after).toMatchObject({ format: before.format, width: before.width, height: before.height })
    expect([after.orientation ?? 1, after.icc !== undefined]).toEqual([
      before.orientation ?? 1,
      before.icc !== undefined,
    ])
    expect([...(after.xmp ?? [])].every((byte) => byte === 0)).toBe(true)
  })

  it('a moving GIF keeps its frames, times and repeats; its comment goes', async () => {
    const frames = await sharp(
      await Promise.all(
        ['#a33', '#16a', '#3a3'].map((background) =>
          sharp({ create: { width: 8, height: 8, channels: 3, background } })
            .png()
            .toBuffer(),
        ),
      ),
      { join: { animated: true } },
    )
      .gif({ loop: 3, delay: [70, 80, 90] })
      .toBuffer()
    const comment = Buffer.concat([Buffer.of(0x21, 0xfe, secret.length), Buffer.from(secret), Buffer.of(0)])
    const head = 13 + (frames[10]! & 0x80 ? 3 * 2 ** ((frames[10]! & 7) + 1) : 0)
    const given = Buffer.concat([frames.subarray(0, head), comment, frames.subarray(head)])
    const kept = Buffer.from(withoutMetadata('image/gif', given))
    expect(kept.includes(secret)).toBe(false)
    expect(await sharp(kept, { animated: true }).metadata()).toMatchObject({ pages: 3, loop: 3, delay: [70, 80, 90] })
    expect(await sharp(kept, { animated: true }).raw().toBuffer()).toEqual(
      await sharp(given, { animated: true }).raw().toBuffer(),
    )
  })

  it('what is appended behind a JPEG goes: phones put other pictures there', async () => {
    const given = Buffer.concat([
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } })
        .jpeg()
        .toBuffer(),
      Buffer.from(secret),
    ])
    expect(Buffer.from(withoutMetadata('image/jpeg', given)).includes(secret)).toBe(false)
  })

  it('a kind that is not known is not passed on as it is', () => {
    expect(() => withoutMetadata('image/tiff', new Uint8Array())).toThrow('image/tiff')
  })
})
