import { contract, searchNouns, type FoundRecord } from '@tsumugi/contract'
import { admits, type Guard } from '@tsumugi/domain'
import { serve } from '../../http/serve.ts'
import { lookedSources, type Seeker } from './looked-sources.ts'
import { foundByLooking, foundByWords, foundMasters, termsOf } from './queries.ts'
import { masterSources, wordSources } from './sources.ts'

/** One search over every noun: each is asked only for whom its own list lets in, and bounded by itself. */
export const searchRoutes = serve(contract.search)({
  async find(request, { query: { q } }) {
    const { database, userGroupId, accountId } = request
    const { user } = request.asker
    const terms = termsOf(q)
    const seeker: Seeker = { userGroupId, accountId, kind: user.kind, locale: user.locale }
    const open = <Source extends { readonly access: Guard }>(sources: readonly Source[]) =>
      sources.filter(({ access }) => admits(user, access))
    const looked = open(lookedSources)
    const ofPlatform = looked.filter(({ isOfPlatform }) => isOfPlatform)
    const found: FoundRecord[] = [
      ...(await foundByWords(database, seeker, open(wordSources), terms)),
      ...(await foundMasters(database, userGroupId, open(masterSources), q)),
      ...(await foundByLooking(
        database,
        seeker,
        looked.filter(({ isOfPlatform }) => !isOfPlatform),
        terms,
      )),
      ...(ofPlatform.length === 0
        ? []
        : await request.asSystem((system) => foundByLooking(system, seeker, ofPlatform, terms))),
    ]
    return { data: found.toSorted((a, b) => searchNouns.indexOf(a.noun) - searchNouns.indexOf(b.noun)) }
  },
})
