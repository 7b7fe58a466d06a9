import { isBusinessDate, type BusinessDate } from '../../../dates/business-date.ts'
import { compare, isDecimal, sum } from '../../../money/decimal.ts'
import type { EntryWithoutKey } from '../entry-key.ts'
import type { EntryDirection } from '../statement.ts'
import { elementsAt } from '../../../xml/elements-at.ts'
import type { XmlElement } from '../../../xml/xml-element.ts'
import { textAt } from './text-at.ts'

/** The place of an element that a statement cannot do without. */
export class CamtFault {
  constructor(readonly field: string) {}
}

export interface CamtLine {
  readonly entry: EntryWithoutKey
  readonly currency: string
}

const directions: Readonly<Record<string, EntryDirection>> = { CRDT: 'in', DBIT: 'out' }

/** Booked entries; one of several transactions becomes a line for each, where their amounts make up the whole. */
export function camtEntries(statement: XmlElement): CamtLine[] | CamtFault {
  const lines: CamtLine[] = []
  for (const [at, entry] of elementsAt(statement, 'Ntry').entries()) {
    if (!['BOOK', ''].includes(textAt(entry, 'Sts/Cd', 'Sts'))) continue
    const fault = faultOf(entry)
    if (fault) return new CamtFault(`Ntry.${at}.${fault}`)
    lines.push(...linesOf(entry))
  }
  return lines
}

function faultOf(entry: XmlElement): string | null {
  const amount = textAt(entry, 'Amt')
  if (!isDecimal(amount) || compare(amount, '0') <= 0) return 'Amt'
  if (!Object.hasOwn(directions, textAt(entry, 'CdtDbtInd'))) return 'CdtDbtInd'
  return dayOf(entry, 'BookgDt') === null ? 'BookgDt' : null
}

function linesOf(entry: XmlElement): CamtLine[] {
  const parts = elementsAt(entry, 'NtryDtls/TxDtls')
  const amounts = parts.map((part) => textAt(part, 'Amt', 'AmtDtls/TxAmt/Amt'))
  const whole = textAt(entry, 'Amt')
  const isSplit = parts.length > 1 && amounts.every((amount) => isDecimal(amount) && compare(amount, '0') > 0)
  if (isSplit && compare(sum(amounts), whole) === 0)
    return parts.map((part, at) => lineOf(entry, part, amounts[at]!, `${at + 1}`))
  return [lineOf(entry, parts.length === 1 ? parts[0]! : entry, whole, '')]
}

function lineOf(entry: XmlElement, part: XmlElement, amount: string, place: string): CamtLine {
  const direction = directions[textAt(entry, 'CdtDbtInd')]!
  const [other, ours] = direction === 'in' ? ['Dbtr', 'Cdtr'] : ['Cdtr', 'Dbtr']
  const reference = textAt(part, 'Refs/AcctSvcrRef') || textAt(entry, 'AcctSvcrRef', 'NtryRef')
  const text = textAt(part, 'AddtlTxInf', 'RmtInf/Ustrd') || textAt(entry, 'AddtlNtryInf')
  return {
    currency: elementsAt(entry, 'Amt')[0]?.attributes.Ccy ?? '',
    entry: {
      bookedOn: dayOf(entry, 'BookgDt')!,
      valueOn: dayOf(entry, 'ValDt'),
      direction,
      amount: sum([amount]),
      kind: 'transfer',
      inquiry: [reference, reference && place].filter(Boolean).join('/'),
      senderCode: textAt(part, `RltdPties/${other}/Id/OrgId/Othr/Id`, `RltdPties/${other}/Pty/Id/OrgId/Othr/Id`),
      senderName: textAt(part, `RltdPties/${other}/Nm`, `RltdPties/${other}/Pty/Nm`),
      text,
      ediText: textAt(part, 'RmtInf/Strd/RfrdDocInf/Nb', 'RmtInf/Strd/CdtrRefInf/Ref', 'RmtInf/Ustrd'),
      virtualAccount: textAt(part, `RltdPties/${ours}Acct/Id/Othr/Id`),
      isCancelled: false,
    },
  }
}

function dayOf(entry: XmlElement, path: string): BusinessDate | null {
  const day = textAt(entry, `${path}/Dt`, `${path}/DtTm`).slice(0, 10)
  return isBusinessDate(day) ? day : null
}
