import { minus, sum } from '@tsumugi/domain'
import { accountKey } from '@tsumugi/domain/banking'
import iconv from 'iconv-lite'
import { changed } from '../../records/changed.ts'
import { bringStatements, finishImport } from '../../modules/bank-statements/import/import-statement.ts'
import { packedFile } from '../../modules/bank-statements/import/pack-statement.ts'
import { rememberColumns } from '../../modules/bank-statements/statement-queries.ts'
import { ownAccounts } from '../../modules/payment-runs/public-face.ts'
import type { DemoActor } from '../trades/demo-actor.ts'

interface DemoTransfer {
  readonly on: string
  readonly amount: string
}

/** One line of an account: what went out of it or came in, and what a bank writes to that. */
interface AccountLine {
  readonly on: string
  readonly text: string
  readonly out?: string
  readonly in?: string
}

/** What the banks of both sides wrote of a transfer: found by itself, beside a line that no invoice explains. */
export async function importTransfer(
  { brand, factory }: { readonly brand: DemoActor; readonly factory: DemoActor },
  { on, amount }: DemoTransfer,
): Promise<void> {
  await importLines(brand, on, '24680000', [
    { on, text: '振込 コウナンホウセイ', out: amount },
    { on, text: '振込手数料', out: '440' },
  ])
  await importLines(factory, on, '3158500', [
    { on, text: '電気料金 デモ電力', out: '38500' },
    { on, text: '振込 シロツメクサアパレル', in: amount },
  ])
}

/** Brings in the CSV of the first account of an organisation, as its people do. */
async function importLines(actor: DemoActor, on: string, opening: string, lines: readonly AccountLine[]) {
  const request = await actor.acting()
  const own = await ownAccounts(request.database, request.userGroupId)
  const account = own[0]!
  const bytes = new Uint8Array(iconv.encode(csvOf(opening, lines), 'cp932'))
  const name = `入出金明細_${on.replaceAll('-', '')}.csv`
  const read = packedFile({ bytes, today: on, own, account, columns: null })
  await rememberColumns(request, accountKey(account), read.columns!)
  const brought = await bringStatements((work) => work(request), read, name)
  const { statementIds, fresh, posted } = await finishImport(request, brought)
  const detail = { name, lines: fresh, posted }
  await changed(request, { noun: 'bank_statement', verb: 'created', id: statementIds[0]!, detail })
}

function csvOf(opening: string, lines: readonly AccountLine[]): string {
  let balance = opening
  const rows = lines.map((line) => {
    balance = minus(sum([balance, line.in ?? '0']), line.out ?? '0')
    return [line.on.replaceAll('-', '/'), line.text, line.out ?? '', line.in ?? '', balance].join(',')
  })
  return `${['日付,摘要,お引出し,お預入れ,残高', ...rows].join('\r\n')}\r\n`
}
