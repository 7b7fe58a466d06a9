import type { Cause } from '../../http/refusal.ts'
import type { DocumentRules } from '../../records/documents/document-rules.ts'

/** What only some kinds have to check, to begin with and to note. */
export type KindRules = Pick<DocumentRules, 'check' | 'waits' | 'begun' | 'issuing' | 'moved'>

/** Rules of several kinds as one: each looks at the documents that are its own. */
export function joinRules(...rules: readonly KindRules[]): Required<KindRules> {
  return {
    async check(...given) {
      const found = new Map<number, readonly Cause[]>()
      for (const each of rules)
        for (const [id, causes] of (await each.check?.(...given)) ?? [])
          found.set(id, [...(found.get(id) ?? []), ...causes])
      return found
    },
    waits: async (...given) =>
      Object.assign({}, ...(await Promise.all(rules.map((each) => each.waits?.(...given))))) as {},
    begun: async (...given) =>
      Object.assign({}, ...(await Promise.all(rules.map((each) => each.begun?.(...given))))) as {},
    async issuing(...given) {
      for (const each of rules) await each.issuing?.(...given)
    },
    async moved(...given) {
      for (const each of rules) await each.moved?.(...given)
    },
  }
}
