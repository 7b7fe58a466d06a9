import { contract, searchNouns, type FoundRecord } from '@tsumugi/contract'
import { admits, type Guard } from '@tsumugi/domain'
import { serve } from '../../http/serve.ts'
import { foundByWords, foundMasters, foundPeople, termsOf } from './queries.ts'
import { masterSources, wordSources } from './sources.ts'

/** One search over every noun: each is asked only for whom its own list lets in, and bounded by itself. */
export const searchRoutes = serve(contract.search)({
  async find({ database, userGroupId, asker: { user } }, { query: { q } }) {
    const terms = termsOf(q)
    const open = <Source extends { readonly access: Guard }>(sources: readonly Source[]) =>
      sources.filter(({ access }) => admits(user, access))
    const found: FoundRecord[] = [
      ...(await foundByWords(database, userGroupId, open(wordSources), terms)),
      ...(await foundMasters(database, userGroupId, open(masterSources), q)),
      ...(await foundPeople(database, userGroupId, terms)),
    ]
    return { data: found.toSorted((a, b) => searchNouns.indexOf(a.noun) - searchNouns.indexOf(b.noun)) }
  },
})
