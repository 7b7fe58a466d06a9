import { foldAccountName } from '../account-names/fold-name.ts'
import type { StatementEntry } from '../statements/statement.ts'
import { addTo, foldCode } from './index-keys.ts'
import type { PartnerIdentity } from './open-item.ts'

/** Who may have sent or received an entry, by each thing that tells. */
export class PartnerIndex {
  private readonly byName = new Map<string, string[]>()
  private readonly byCode = new Map<string, string[]>()
  private readonly byAccount = new Map<string, string[]>()
  /** Partners by a name as it is spelt: folding is dear, and a statement repeats its names. */
  private readonly bySpelling = new Map<string, readonly string[]>()

  constructor(identities: readonly PartnerIdentity[]) {
    for (const { partner, names, senderCodes, virtualAccounts } of identities) {
      for (const name of new Set(names.map(foldAccountName))) addTo(this.byName, name, partner)
      for (const code of new Set(senderCodes.map(foldCode))) addTo(this.byCode, code, partner)
      for (const account of new Set(virtualAccounts.map(foldCode))) addTo(this.byAccount, account, partner)
    }
  }

  ofName = ({ senderName }: StatementEntry): readonly string[] => {
    const found = this.bySpelling.get(senderName) ?? this.byName.get(foldAccountName(senderName)) ?? []
    this.bySpelling.set(senderName, found)
    return found
  }

  ofSenderCode = ({ senderCode }: StatementEntry): readonly string[] => this.byCode.get(foldCode(senderCode)) ?? []
  ofVirtualAccount = ({ virtualAccount }: StatementEntry): readonly string[] =>
    this.byAccount.get(foldCode(virtualAccount)) ?? []

  /** By the first thing that tells. */
  of(entry: StatementEntry): readonly string[] {
    const ways = [this.ofVirtualAccount, this.ofSenderCode, this.ofName]
    return ways.map((way) => way(entry)).find((partners) => partners.length > 0) ?? []
  }
}
