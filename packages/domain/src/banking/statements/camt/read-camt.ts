import { compare, isDecimal, negated, sum, type Decimal } from '../../../money/decimal.ts'
import { isBusinessDate, type BusinessDate } from '../../../dates/business-date.ts'
import { bankingError, hasErrors, type BankingFinding } from '../../finding.ts'
import { camtEntries, CamtFault } from './camt-entry.ts'
import { checkStatement } from '../check-statement.ts'
import { withKeys } from '../entry-key.ts'
import type { ReadStatements, Statement } from '../statement.ts'
import { elementsAt } from '../../../xml/elements-at.ts'
import { parseXml } from '../../../xml/parse-xml.ts'
import type { XmlDialect } from '../../../xml/xml-dialect.ts'
import type { XmlElement } from '../../../xml/xml-element.ts'
import { textAt } from './text-at.ts'

/** What each message wraps its statements in: camt.052, camt.053 and camt.054. */
const messages = [
  ['BkToCstmrAcctRpt', 'Rpt'],
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const

/** What a file of 10 MB can hold; names go without their namespace, of which each version of a message has its own. */
const camtDialect: XmlDialect = {
  limits: { characters: 10_000_000, depth: 32, elements: 1_000_000 },
  nameOf: (_, local) => local,
}

/** Reads the text of camt.052, 053 and 054 (trade-law A6). Damage is told, never thrown. */
export function readCamt(text: string): ReadStatements {
  const { root, fault } = parseXml(text.replace(/^\ufeff/, ''), camtDialect)
  if (fault) {
    const { code, line, column } = fault
    return refused(bankingError('xml_damaged', null, { found: code, line: line ?? 0, column: column ?? 0 }))
  }
  const found = messages.flatMap(([message, part]) => elementsAt(root, `${message}/${part}`))
  if (root.name !== 'Document' || found.length === 0)
    return refused(bankingError('statement_format', null, { found: root.name }))
  const findings: BankingFinding[] = []
  const statements = found.flatMap((element, at) => {
    const read = statementOf(element, `statements.${at}`)
    findings.push(...read.findings, ...(read.statement ? checkStatement(read.statement) : []))
    return read.statement ?? []
  })
  return { statements: hasErrors(findings) ? [] : statements, findings }
}

const refused = (finding: BankingFinding): ReadStatements => ({ statements: [], findings: [finding] })

function statementOf(element: XmlElement, path: string): { statement: Statement | null; findings: BankingFinding[] } {
  const fault = (field: string) => ({ statement: null, findings: [bankingError('xml_element', `${path}.${field}`)] })
  const account = textAt(element, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id')
  if (account === '') return fault('Acct/Id')
  const read = camtEntries(element)
  if (read instanceof CamtFault) return fault(read.field)
  const currencies = new Set(read.map(({ currency }) => currency))
  const currency = textAt(element, 'Acct/Ccy') || [...currencies][0] || 'JPY'
  if ([...currencies].some((each) => each !== currency))
    return { statement: null, findings: [bankingError('currency_mixed', path, { found: [...currencies].join(' ') })] }
  const [opening, closing] = [balanceOf(element, ['OPBD', 'PRCD']), balanceOf(element, ['CLBD'])]
  if (opening === undefined || closing === undefined) return fault('Bal')
  const lines = read.map(({ entry }) => ({ entry, trait: entry.ediText }))
  const head = { format: 'camt', account, currency, holder: textAt(element, 'Acct/Ownr/Nm', 'Acct/Nm') } as const
  const span = { from: dayAt(element, 'FrToDt/FrDtTm'), to: dayAt(element, 'FrToDt/ToDtTm') }
  return { statement: { ...head, ...span, opening, closing, entries: withKeys(account, lines) }, findings: [] }
}

function dayAt(element: XmlElement, path: string): BusinessDate | null {
  const day = textAt(element, path).slice(0, 10)
  return isBusinessDate(day) ? day : null
}

/** The booked balance of the first of these kinds that is told; null without one, undefined where it is damaged. */
function balanceOf(element: XmlElement, codes: readonly string[]): Decimal | null | undefined {
  const balances = elementsAt(element, 'Bal')
  const balance = codes.flatMap((code) => balances.find((each) => textAt(each, 'Tp/CdOrPrtry/Cd') === code) ?? [])[0]
  if (!balance) return null
  const [amount, sign] = [textAt(balance, 'Amt'), textAt(balance, 'CdtDbtInd')]
  if (!isDecimal(amount) || compare(amount, '0') < 0 || !['CRDT', 'DBIT'].includes(sign)) return undefined
  return sign === 'DBIT' ? negated(amount) : sum([amount])
}
