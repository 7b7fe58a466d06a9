import { inflateSync } from 'node:zlib'

export interface PdfReading {
  pages: number
  /** The text as a reader would copy it, pieces at one height joined to a line. */
  text: string
  /** Bytes of all embedded faces, unpacked. */
  faceBytes: number
}

/** Reads a PDF's text back through the ToUnicode maps of its faces, which is how search and copy work. */
export function readPdf(bytes: Uint8Array): PdfReading {
  const raw = Buffer.from(bytes).toString('latin1')
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)].map(([, id, body]) => [id!, body!]),
  )
  const streamOf = (id: string) => {
    const body = objects.get(id) ?? ''
    const begin = /stream\r?\n/.exec(body)
    if (!begin) return Buffer.alloc(0)
    // By its length: packed bytes may end like a line, and one in 256 does.
    const held = Buffer.from(body.slice(begin.index + begin[0].length), 'latin1').subarray(0, lengthOf(body))
    return body.includes('/FlateDecode') ? inflateSync(held) : held
  }
  const referred = (name: string) =>
    [...objects.values()].flatMap((body) =>
      [...body.matchAll(new RegExp(`/${name} (\\d+) 0 R`, 'g'))].map((found) => found[1]!),
    )
  const maps = new Map(
    [...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '')?.[1]
      return [name!, map ? charactersOf(streamOf(map).toString('latin1')) : new Map<string, string>()]
    }),
  )
  const written = referred('Contents').map((id) => textOf(streamOf(id).toString('latin1'), maps))
  const faces = referred('FontFile[23]').map((id) => streamOf(id).length)
  return { pages: written.length, text: written.join('\f'), faceBytes: faces.reduce((sum, size) => sum + size, 0) }
}

const lengthOf = (body: string) => Number(/\/Length (\d+)/.exec(body)![1])

function charactersOf(map: string): Map<string, string> {
  const characters = new Map<string, string>()
  for (const [, from, , list] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(from!, 16)
    ;[...list!.matchAll(/<([0-9a-f]*)>/gi)].forEach(([, code], place) => {
      characters.set(
        (first + place).toString(16).padStart(4, '0'),
        Buffer.from(code!, 'hex').swap16().toString('utf16le'),
      )
    })
  }
  return characters
}

function textOf(content: string, maps: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let map: ReadonlyMap<string, string> = new Map()
  let height = ''
  const lines: { height: string; text: string }[] = []
  for (const [, face, , at, shown] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|1 0 0 1 ([\d.-]+) ([\d.-]+) Tm|\[([^\]]*)\] TJ/g,
  )) {
    if (face) map = maps.get(face) ?? new Map()
    else if (at) height = at
    else {
      const glyphs = [...shown!.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, run]) => run!.match(/.{4}/g) ?? [])
      const text = glyphs.map((glyph) => map.get(glyph) ?? '�').join('')
      const line = lines.at(-1)
      if (line?.height === height) line.text += text
      else lines.push({ height, text })
    }
  }
  return lines.map(({ text }) => text).join('\n')
}
