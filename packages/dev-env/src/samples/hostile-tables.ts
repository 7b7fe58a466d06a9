import { strToU8, zipSync } from 'fflate'

type Bytes = Uint8Array<ArrayBuffer>
type Parts = Record<string, string | Uint8Array>
/** A figure from 0 up to, and without, what is given. */
type Next = (below: number) => number

const head = '<?xml version="1.0" encoding="UTF-8"?>'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const package_ = 'http://schemas.openxmlformats.org/package/2006'
const kindOf = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`

const relations = (targets: Record<string, string>) =>
  `${head}<Relationships xmlns="${package_}/relationships">${Object.entries(targets)
    .map(([target, type], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

const types = (sheet = kindOf('worksheet')) =>
  `${head}<Types xmlns="${package_}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kindOf('sheet.main')}"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheet}"/><Override PartName="/xl/sharedStrings.xml" ContentType="${kindOf('sharedStrings')}"/></Types>`

const sheetOf = (rows: string, before = '') =>
  `${head}<worksheet ${main}>${before}<sheetData>${rows}</sheetData></worksheet>`
const stringsOf = (items: string) => `${head}<sst ${main} count="2" uniqueCount="2">${items}</sst>`
const twoRows =
  '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2"><v>1</v></c></row>'
const twoStrings = '<si><t>コード</t></si><si><t>名称</t></si>'
const sheet1 = 'xl/worksheets/sheet1.xml'
const strings = 'xl/sharedStrings.xml'
const book = 'xl/workbook.xml'

const whole: Parts = {
  '[Content_Types].xml': types(),
  '_rels/.rels': relations({ [book]: 'officeDocument' }),
  [book]: `${head}<workbook ${main} xmlns:r="${office}"><sheets><sheet name="一覧" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations({
    'worksheets/sheet1.xml': 'worksheet',
    'sharedStrings.xml': 'sharedStrings',
  }),
  [sheet1]: sheetOf(twoRows),
  [strings]: stringsOf(twoStrings),
}

/** The workbook with other parts in place of its own; null leaves one out. */
function bookWith(parts: Record<string, string | Uint8Array | null>): Bytes {
  const all = Object.entries({ ...whole, ...parts }).filter(([, part]) => part !== null)
  const parted = all.map(([path, part]) => [path, typeof part === 'string' ? strToU8(part) : part!] as const)
  return zipSync(Object.fromEntries(parted)) as Bytes
}

const some = (next: Next, most: number) => 1 + next(most)
const cell = (at: string, inside = '<v>1</v>', more = '') => `<row r="1"><c r="${at}"${more}>${inside}</c></row>`
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Ten to the power of `depth` of one word, by entities that name each other. */
const expanding = (depth: number) =>
  `<!DOCTYPE x [<!ENTITY e0 "ha">${Array.from(
    { length: depth },
    (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
  ).join('')}]>`
const withDoctype = (xml: string, doctype: string) => xml.replace(head, head + doctype)

const packed = new Map<string, Bytes>()

/** A workbook one part of which is so many mebibytes of zeros; packed once. */
function bombs(part: string, mebibytes: number): Bytes {
  const made = packed.get(part + mebibytes) ?? bookWith({ [part]: new Uint8Array(mebibytes * 1_048_576) })
  packed.set(part + mebibytes, made)
  return made
}

let crowded: Bytes | undefined
const thousands = () =>
  (crowded ??= bookWith(Object.fromEntries(Array.from({ length: 5_001 }, (_, at) => [`xl/x${at}.xml`, '']))))

/** Every size that the directory of a zip declares, made small. */
function lyingOfSize(bytes: Bytes, size: number): Bytes {
  const view = new DataView(bytes.buffer)
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    const signature = view.getUint32(at, true)
    if (signature === 0x02014b50) view.setUint32(at + 24, size, true)
    if (signature === 0x04034b50) view.setUint32(at + 22, size, true)
  }
  return bytes
}

function noise(next: Next, length: number): Bytes {
  return Uint8Array.from({ length }, () => next(256))
}

/** What is wrong with a table, by name; `next` draws how. */
export const hostileTables = {
  'cut off': (next) => {
    const bytes = bookWith({})
    return bytes.slice(0, 4 + next(bytes.length - 30))
  },
  'signature of a zip, then noise': (next) => new Uint8Array([0x50, 0x4b, 3, 4, ...noise(next, some(next, 4_000))]),
  'no content types': () => bookWith({ '[Content_Types].xml': null }),
  'wrong content type of the sheet': (next) =>
    bookWith({
      '[Content_Types].xml': types(['image/png', '', kindOf('chartsheet'), kindOf('sharedStrings')][next(4)]),
    }),
  'content types that are no XML': (next) => bookWith({ '[Content_Types].xml': noise(next, some(next, 500)) }),
  'no workbook': () => bookWith({ [book]: null }),
  'no sheets': () => bookWith({ [book]: `${head}<workbook ${main}><sheets/></workbook>` }),
  'sheet that is missing': () => bookWith({ [sheet1]: null }),
  'relations that are missing': () => bookWith({ 'xl/_rels/workbook.xml.rels': null }),
  'relations in a circle': (next) =>
    bookWith({
      'xl/_rels/workbook.xml.rels': relations({
        [['workbook.xml', '_rels/workbook.xml.rels', '../xl/workbook.xml', '.', ''][next(5)]!]: 'worksheet',
        'worksheets/sheet1.xml': 'sharedStrings',
      }),
    }),
  'relations out of the file': (next) =>
    bookWith({
      'xl/_rels/workbook.xml.rels': relations({
        [['../'.repeat(some(next, 9)) + 'etc/passwd', '/etc/passwd', 'file:///etc/passwd', 'http://127.0.0.1:1/'][
          next(4)
        ]!]: 'worksheet',
      }),
    }),
  'paths out of the file': () => bookWith({ '../../../tmp/out.xml': 'x', '/tmp/out.xml': 'x', 'xl\\..\\out.xml': 'x' }),
  'shared strings that are missing': () => bookWith({ [strings]: null }),
  'shared string out of range': (next) =>
    bookWith({ [sheet1]: sheetOf(cell('A1', `<v>${['2', '-1', '1e9', 'NaN', '', '0.5'][next(6)]}</v>`, ' t="s"')) }),
  'shared strings in a circle': () =>
    bookWith({
      [strings]: withDoctype(stringsOf('<si><t>&a;</t></si>'), '<!DOCTYPE x [<!ENTITY a "&b;"><!ENTITY b "&a;">]>'),
    }),
  'shared strings within each other': (next) => {
    const depth = some(next, 5_000)
    return bookWith({ [strings]: stringsOf(`${'<si><r>'.repeat(depth)}<t>x</t>${'</r></si>'.repeat(depth)}`) })
  },
  'entities that expand': (next) => {
    const depth = 3 + next(9)
    const part = [strings, sheet1, book][next(3)]!
    const text = (whole[part] as string).replace('コード', `&e${depth};`).replace('<v>1</v>', `<v>&e${depth};</v>`)
    return bookWith({ [part]: withDoctype(text.replace('name="一覧"', `name="&e${depth};"`), expanding(depth)) })
  },
  'entities of other files': (next) =>
    bookWith({
      [strings]: withDoctype(
        stringsOf('<si><t>&f;</t></si><si><t>x</t></si>'),
        `<!DOCTYPE x [<!ENTITY f SYSTEM "${['file:///etc/passwd', 'http://127.0.0.1:1/x'][next(2)]}">]>`,
      ),
    }),
  'bomb that says how large it is': (next) => bombs([sheet1, strings, 'xl/theme/theme1.xml'][next(3)]!, 160),
  'bomb that lies of its size': (next) => lyingOfSize(bombs(sheet1, 2).slice(), next(2_000)),
  'parts by the thousand': () => thousands(),
  'tags within tags': (next) => {
    const depth = some(next, 5_000)
    return bookWith({ [sheet1]: sheetOf(`${'<row>'.repeat(depth)}${'</row>'.repeat(next(2) * depth)}`) })
  },
  'XML that ends too soon': (next) => {
    const part = [sheet1, strings, book, '[Content_Types].xml'][next(4)]!
    const text = whole[part] as string
    return bookWith({ [part]: text.slice(0, next(text.length)) })
  },
  'huge dimension': (next) =>
    bookWith({
      [sheet1]: sheetOf(
        twoRows,
        `<dimension ref="${['A1:XFD1048576', 'A1:ZZZZZZ99999999999', 'B9:A1', ':'][next(4)]}"/>`,
      ),
    }),
  'cell far out': (next) =>
    bookWith({
      [sheet1]: sheetOf(
        cell(['XFD1048576', 'A99999999999', 'ZZZZZZZ1', 'A-1', 'A0', '1', '', 'A1:B2', 'Ａ１'][next(9)]!),
      ),
    }),
  'row far out': (next) =>
    bookWith({
      [sheet1]: sheetOf(
        `<row r="${['1048576', '4294967296', '-1', '0', '1e8', 'NaN'][next(6)]}"><c><v>1</v></c></row>`,
      ),
    }),
  'merged over everything': (next) =>
    bookWith({
      [sheet1]: sheetOf(twoRows).replace(
        '</sheetData>',
        `</sheetData><mergeCells>${'<mergeCell ref="A1:XFD1048576"/>'.repeat(some(next, 2_000))}</mergeCells>`,
      ),
    }),
  'cell of no kind': (next) =>
    bookWith({
      [sheet1]: sheetOf(
        [
          cell('A1', '<v>1e999</v>'),
          cell('A1', '<v>x</v>', ' t="d"'),
          cell('A1', '<v>9</v>', ' t="b"'),
          cell('A1', '<v>1</v>', ' t="q"'),
          cell('A1', '<v>1</v>', ' s="999999"'),
          cell('A1', '<v>-99999999</v>', ' s="1"'),
          cell('A1', '<f>A1</f>'),
          cell('A1', '<is><t>&#0;&#xD800;&#x110000;</t></is>', ' t="inlineStr"'),
        ][next(8)]!,
      ),
    }),
  'format of figures without end': (next) =>
    bookWith({
      'xl/styles.xml': `${head}<styleSheet ${main}><numFmts count="1"><numFmt numFmtId="164" formatCode="${['[', '#,', '0.', '"', '\\', ';'][next(6)]!.replaceAll('"', '&quot;').repeat(some(next, 5_000))}"/></numFmts><cellXfs><xf numFmtId="164"/></cellXfs></styleSheet>`,
      'xl/_rels/workbook.xml.rels': relations({ 'worksheets/sheet1.xml': 'worksheet', 'styles.xml': 'styles' }),
      [sheet1]: sheetOf(cell('A1', '<v>1</v>', ' s="0"')),
    }),
  'encoding that is none': (next) => {
    const text = whole[sheet1] as string
    const declared = text.replace('UTF-8', ['x-none', 'UTF-7', 'UTF-16', ''][next(4)]!)
    return bookWith({ [sheet1]: next(2) === 0 ? declared : new Uint8Array([...strToU8(declared), 0xff, 0xfe, 0xc0]) })
  },
  'sheet in UTF-16': () =>
    bookWith({ [sheet1]: new Uint8Array(Buffer.from(`\ufeff${whole[sheet1] as string}`, 'utf16le')) }),
  'workbook of an older program': (next) =>
    new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...noise(next, some(next, 4_000))]),
  'CSV with zeros': (next) => bytesOf(`code,name\n${'Z1,\0\n'.repeat(some(next, 50))}`),
  'CSV that quotes without end': (next) => bytesOf(`code,name\n"Z1,${'x\n'.repeat(some(next, 20_000))}`),
  'CSV of one line': (next) => bytesOf('x'.repeat(200_001 + next(1_000))),
  'CSV of too many columns': (next) => bytesOf(`${','.repeat(200 + next(2_000))}x\n`.repeat(some(next, 20))),
  'CSV of halves of signs': (next) =>
    new Uint8Array([0xff, 0xfe, ...noise(next, 2 * some(next, 500)), ...[0x00, 0xd8].slice(0, some(next, 2))]),
  'bytes of nothing': (next) => noise(next, some(next, 5_000)),
  nothing: () => new Uint8Array(),
} satisfies Record<string, (next: Next) => Bytes>

export type HostileTable = keyof typeof hostileTables

/** `count` tables, each kind in turn; the same ones for the same seed. */
export function* hostileTablesFrom(seed: number, count: number): Generator<[HostileTable, Bytes]> {
  let drawn = seed
  const next: Next = (below) => (drawn = (drawn * 48_271) % 2_147_483_647) % below
  const kinds = Object.entries(hostileTables) as [HostileTable, (next: Next) => Bytes][]
  for (let at = 0; at < count; at += 1) {
    const [kind, make] = kinds[at % kinds.length]!
    yield [kind, make(next)]
  }
}
