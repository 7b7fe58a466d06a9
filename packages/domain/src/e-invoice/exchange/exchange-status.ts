/** What the network says of an invoice on its way (evidence e-invoice §7); `received` is one that came in. */
export const networkStatuses = ['draft', 'queued', 'sent', 'delivered', 'failed', 'rejected', 'received'] as const
export type NetworkStatus = (typeof networkStatuses)[number]

/** What the buyer's people say of it. Silence is usual: nobody owes an invoice response. */
export const businessStatuses = ['none', 'acknowledged', 'disputed', 'accepted', 'rejected', 'paid'] as const
export type BusinessStatus = (typeof businessStatuses)[number]

export const exchangeKinds = ['attempt', 'receipt', 'mls', 'response', 'gave_up'] as const
export type ExchangeKind = (typeof exchangeKinds)[number]

/** Invoice responses by their code, and what they come to. */
export const responseCodes = {
  AB: 'acknowledged',
  IP: 'acknowledged',
  UQ: 'disputed',
  CA: 'disputed',
  AP: 'accepted',
  RE: 'rejected',
  PD: 'paid',
} as const satisfies Record<string, BusinessStatus>
export type ResponseCode = keyof typeof responseCodes

/** Codes that say why; UQ, CA and RE need one. */
export const responseReasons = [
  'NON',
  'REF',
  'LEG',
  'REC',
  'QUA',
  'DEL',
  'PRI',
  'QTY',
  'ITM',
  'PAY',
  'UNR',
  'FIN',
  'PPD',
  'OTH',
] as const
export const needsReason = (code: string): boolean => ['UQ', 'CA', 'RE'].includes(code)
const isFinal = (code: string): boolean => code === 'RE' || code === 'PD'

/** One thing that was said about an invoice. `saidAt` is an instant in UTC, by the clock of whoever said it. */
export interface ExchangeMessage {
  readonly kind: ExchangeKind
  /** Of one attempt to send; answers name the attempt they answer. */
  readonly envelope: string
  /** Of `mls`: AP, AB, RE; of `response`: a response code. */
  readonly code: string
  readonly reason: string
  readonly saidAt: string
}

const inOrder = (messages: readonly ExchangeMessage[]) =>
  messages.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1))
/** The instant first; what is said in one instant always stands in one order. */
const sortKey = ({ saidAt, code, reason }: ExchangeMessage) => `${new Date(saidAt).toISOString()} ${code} ${reason}`

/**
 * Where the network stands, from all that was said: the order and the number of times in which it came do not matter. An
 * invoice that arrived once has arrived; else the last attempt counts.
 */
export function networkStatusOf(messages: readonly ExchangeMessage[]): NetworkStatus {
  const said = (kind: ExchangeKind, envelope?: string) =>
    messages.filter((one) => one.kind === kind && (envelope === undefined || one.envelope === envelope))
  if (said('mls').some(({ code }) => code === 'AP' || code === 'AB')) return 'delivered'
  const last = inOrder(said('attempt')).at(-1)?.envelope ?? ''
  const refused = inOrder(said('mls', last)).at(-1)
  if (refused) return refused.reason === 'FD' ? 'failed' : 'rejected'
  if (said('receipt').length > 0) return 'sent'
  return said('gave_up', last).length > 0 ? 'failed' : 'queued'
}

/** Where the business stands: the latest word counts, and after a final one (rejected, paid) nothing does. */
export function businessStatusOf(messages: readonly ExchangeMessage[]): BusinessStatus {
  const words = inOrder(messages.filter(({ kind, code }) => kind === 'response' && code in responseCodes))
  const { code } = words.find((one) => isFinal(one.code)) ?? words.at(-1) ?? {}
  return code === undefined ? 'none' : responseCodes[code as ResponseCode]
}
