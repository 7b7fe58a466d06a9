import { strToU8, zipSync } from 'fflate'
import { writeXlsx } from 'hucre/xlsx'
import sharp from 'sharp'

/** Small real files of each kind the product takes, made on the spot. */
export const sampleFiles = { picture, pdf, workbook, document, slides }

/** A one-coloured picture; `orientation` is the EXIF value a phone writes when it is held upright. */
function picture(
  format: 'png' | 'jpeg' | 'webp' = 'png',
  { width = 60, height = 40, orientation = 1 } = {},
): Promise<Buffer> {
  const drawn = sharp({ create: { width, height, channels: 3, background: '#345678' } })
  const signed = drawn
    .withExif({ IFD0: { Copyright: 'someone', Orientation: String(orientation) } })
    .withMetadata({ orientation })
  return signed[format]().toBuffer()
}

function pdf(): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
  )
}

type Value = string | number | boolean | Date | null

/** A workbook of the named sheets. */
async function workbook(
  sheets: Record<string, Value[][]> = {
    仕様: [
      ['品名', '上代'],
      ['丸首シャツ', 5900],
    ],
  },
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await writeXlsx({ sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows })) })
  return new Uint8Array(bytes)
}

const types = (parts: Record<string, string>) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${Object.entries(
    parts,
  )
    .map(
      ([part, type]) =>
        `<Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
    )
    .join('')}</Types>`

const zipped = (parts: Record<string, string>): Uint8Array<ArrayBuffer> =>
  zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])),
  ) as Uint8Array<ArrayBuffer>

/** A Word file with the given body, in WordprocessingML. */
function document(body = '<w:p><w:r><w:t>縫製仕様書</w:t></w:r></w:p>'): Uint8Array<ArrayBuffer> {
  return zipped({
    '[Content_Types].xml': types({ '/word/document.xml': 'wordprocessingml.document.main' }),
    'word/document.xml': `<w:document xmlns:w="w" xmlns:mc="mc"><w:body>${body}</w:body></w:document>`,
  })
}

/** A presentation with one slide per text; the files inside are numbered the other way round, as after reordering. */
function slides(texts: string[] = ['春の企画', '色の展開']): Uint8Array<ArrayBuffer> {
  const number = (at: number) => texts.length - at
  return zipped({
    '[Content_Types].xml': types({ '/ppt/presentation.xml': 'presentationml.presentation.main' }),
    'ppt/presentation.xml': `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${texts
      .map((_, at) => `<p:sldId id="${256 + at}" r:id="rId${at}"/>`)
      .join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${texts
      .map((_, at) => `<Relationship Id="rId${at}" Type="slide" Target="slides/slide${number(at)}.xml"/>`)
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      texts.map((text, at) => [
        `ppt/slides/slide${number(at)}.xml`,
        `<p:sld xmlns:p="p" xmlns:a="a"><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`,
      ]),
    ),
  })
}
