import {
  contractDocument,
  deliveryDocument,
  estimationDocument,
  invoiceDocument,
  tradeDocument,
  tradeRequestDocument,
} from '@tsumugi/contract'
import type { StatusKind } from '@tsumugi/domain'

const kinds = [
  tradeRequestDocument,
  tradeDocument,
  estimationDocument,
  contractDocument,
  deliveryDocument,
  invoiceDocument,
].map(({ noun, lifecycle }) => [noun as string, lifecycle.kinds as Readonly<Record<string, StatusKind>>] as const)
const looks = new Map(kinds)

/** The look of a status of a document in the chain, or of the trade itself. */
export const chainLook = (noun: string, status: string): StatusKind => looks.get(noun)?.[status] ?? 'todo'
