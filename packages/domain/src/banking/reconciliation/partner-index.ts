import { foldAccountName } from '../account-names/fold-name.ts'
import type { StatementEntry } from '../statements/statement.ts'
import { addTo, foldCode } from './index-keys.ts'
import type { MatchRule } from './match.ts'
import type { PartnerIdentity } from './open-item.ts'

export interface KnownPartner {
  readonly by: Extract<MatchRule, 'virtual_account' | 'sender_code' | 'name_amount'>
  /** Several where they share what tells. */
  readonly partners: readonly string[]
}

/** Who may have sent or received an entry, by each thing that tells. */
export class PartnerIndex {
  private readonly byName = new Map<string, string[]>()
  private readonly byCode = new Map<string, string[]>()
  private readonly byAccount = new Map<string, string[]>()
  /** Partners by a name as it is spelt: folding is dear, and a statement repeats its names. */
  private readonly bySpelling = new Map<string, readonly string[]>()
  /** Every rule asks for it again. */
  private readonly byEntry = new Map<StatementEntry, KnownPartner | null>()

  constructor(identities: readonly PartnerIdentity[]) {
    for (const { partner, names, senderCodes, virtualAccounts } of identities) {
      for (const name of names) addOnce(this.byName, foldAccountName(name), partner)
      for (const code of senderCodes) addOnce(this.byCode, foldCode(code), partner)
      for (const account of virtualAccounts) addOnce(this.byAccount, foldCode(account), partner)
    }
  }

  /** By the first thing that tells; a later one that says otherwise is not followed. Null for a stranger. */
  of(entry: StatementEntry): KnownPartner | null {
    const known = this.byEntry.get(entry)
    if (known !== undefined) return known
    const found = this.found(entry)
    this.byEntry.set(entry, found)
    return found
  }

  private found(entry: StatementEntry): KnownPartner | null {
    const ways = [
      ['virtual_account', this.byAccount.get(foldCode(entry.virtualAccount))],
      ['sender_code', this.byCode.get(foldCode(entry.senderCode))],
      ['name_amount', this.ofName(entry.senderName)],
    ] as const
    const [by, partners] = ways.find(([, found]) => found && found.length > 0) ?? []
    return by && partners ? { by, partners } : null
  }

  private ofName(name: string): readonly string[] {
    const found =
      this.bySpelling.get(name) ??
      this.byName.get(foldAccountName(name)) ??
      this.byName.get(foldAccountName(withoutBankWord(name))) ??
      []
    this.bySpelling.set(name, found)
    return found
  }
}

/** Where a bank has one column for both, its own word for the movement stands before the name (trade-law A6). */
const withoutBankWord = (text: string) =>
  text.normalize('NFKC').replace(/^(?:総合振込|他行振込|振込入金|振込|振替|フリコミ)\s*[\s*:/・]\s*/, '')

function addOnce(index: Map<string, string[]>, key: string, partner: string): void {
  if (!index.get(key)?.includes(partner)) addTo(index, key, partner)
}
