import { plainFields, snake, type DocumentFields, type DocumentKind } from '@tsumugi/contract'
import { canonicalText, type FrozenValue, type SnapshotField } from '@tsumugi/domain'
import type { ApprovalTargetRow, TargetReading } from '../approvals/public-face.ts'
import type { Acting } from '../../records/acting.ts'
import { approvingParty } from '../../records/documents/document-rules.ts'
import { documentsById } from '../../records/documents/document-queries.ts'
import { pageOfDocuments } from '../../records/documents/lists/page-queries.ts'
import { partnerOf, type DocumentDataRow } from '../../records/documents/document-row.ts'
import { filesOfDocuments, frozenFile, type DocumentFileRow } from '../../records/documents/file-queries.ts'
import { linesOf, type LineDataRow } from '../../records/lines/line-queries.ts'
import { wordsOfField } from './field-words.ts'
import { screenWords } from '../../records/documents/screen-words.ts'

/** So many lines are named to those who decide; all of them are what is approved. */
const mostNamed = 50

const kindsOfField: Partial<Record<string, SnapshotField['kind']>> = {
  decimal: 'quantity',
  integer: 'quantity',
  date: 'date',
  flag: 'flag',
}

/** A draft as its approvers see it: its head, its sums, its lines and what is enclosed for both parties (domain §3.11). */
export function readingOf(
  kind: DocumentKind,
  row: DocumentDataRow,
  lines: readonly LineDataRow[],
  files: readonly DocumentFileRow[],
): TargetReading {
  const shown = files.filter(({ face }) => face === 'both')
  const approver = approvingParty(kind, row) ?? row.author_id
  const isIssuer = approver === row.issuer_id
  const field = (key: string, type: SnapshotField['kind'], value: SnapshotField['value']): SnapshotField => ({
    key,
    kind: type,
    label: wordsOfField(key),
    value,
  })
  return {
    title: row.title,
    code: row.number,
    amount: row.amount,
    currency: row.currency,
    brandId: null,
    partnerId: partnerOf(row, approver),
    categoryIds: [],
    imageUrl: null,
    link: null,
    fields: [
      field('partner', 'text', isIssuer ? row.receiver_name : row.issuer_name),
      field('quantity', 'quantity', row.quantity),
      field('currency', 'text', row.currency),
      ...headFields(kind.fields, row),
      field('lines', 'list', lines.slice(0, mostNamed).map(lineText)),
      ...(shown.length > 0
        ? [
            field(
              'files',
              'list',
              shown.map(({ name }) => name),
            ),
          ]
        : []),
    ],
    whole: canonicalText([
      ...lines.map((line) =>
        Object.fromEntries(Object.keys(kind.lines).map((name) => [name, textOf(line[snake(name)])])),
      ),
      ...shown.map(frozenFile),
      // What has parts of its own is approved with the rest, though people read it elsewhere.
      ...Object.entries(kind.fields).flatMap(([name, { kind: type }]) =>
        type === 'items' ? [JSON.stringify(row[snake(name)] ?? null)] : [],
      ),
    ]),
  }
}

const headFields = (fields: DocumentFields, row: DocumentDataRow): SnapshotField[] =>
  Object.entries(plainFields(fields))
    .filter(([, { after }]) => after === undefined)
    .map(([key, { kind, choices }]) => ({
      key,
      kind: kindsOfField[kind] ?? 'text',
      label: wordsOfField(key),
      value: (row[snake(key)] ?? null) as SnapshotField['value'],
      ...(choices && { choices: choiceWords(key, choices) }),
    }))

const choiceWords = (field: string, choices: readonly string[]) =>
  Object.fromEntries(
    choices.flatMap((choice) => {
      const words = screenWords[`choice.${field}.${choice}`]
      return words ? [[choice, words]] : []
    }),
  )

/** `NB-1042 藍 M  120 × 3480`, as it is read in a list. */
function lineText(line: LineDataRow): string {
  const what = [line.item, line.colour, line.size, line.description].filter(Boolean).join(' ')
  return [what, [line.quantity, line.unit_price].filter((each) => each !== null).join(' × ')].filter(Boolean).join('  ')
}

const textOf = (value: unknown): FrozenValue => (value === null || value === undefined ? null : String(value))

/** Documents of one kind, for the approvals of the organisation that wrote them, or that received them. */
export function documentTarget(document: unknown): ApprovalTargetRow {
  const kind = document as DocumentKind
  const isReceived = kind.approval?.by === 'receiver'
  const rowOf = async ({ database, userGroupId }: Acting, id: number) => {
    const [row] = await documentsById(database, kind, [id])
    return row && approvingParty(kind, row) === userGroupId ? row : null
  }
  return {
    async read(acting, id) {
      const row = await rowOf(acting, id)
      if (!row) return null
      const { database } = acting
      return readingOf(kind, row, await linesOf(database, kind, [id]), await filesOfDocuments(database, [id]))
    },

    async search({ database, userGroupId }, words) {
      const { rows } = await pageOfDocuments(database, kind, userGroupId, {
        q: words,
        ...(isReceived && { direction: 'receive' as const }),
        status: kind.lifecycle.transitions[kind.approval!.move]!.from[0],
        limit: 20,
        offset: 0,
      })
      return rows.map(({ id, title, number, amount, currency }) => ({
        id,
        title,
        code: number,
        imageUrl: null,
        amount,
        currency,
      }))
    },

    // The document stays as it is: whoever asked moves it on, now that the way is free.
    decided: (acting, id) => acting.notify(kind.noun, id),
  }
}
