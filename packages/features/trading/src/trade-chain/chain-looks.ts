import { chainLooks } from '@tsumugi/contract'
import type { StatusKind } from '@tsumugi/domain'

const looks: Readonly<Record<string, Readonly<Record<string, StatusKind>> | undefined>> = chainLooks

/** The look of a status of a document in the chain, or of the trade itself. */
export const chainLook = (noun: string, status: string): StatusKind => looks[noun]?.[status] ?? 'todo'
