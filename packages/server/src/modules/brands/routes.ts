import { contract, masters } from '@tsumugi/contract'
import { notFound } from '../../http/refusal.ts'
import { serve, type BoundEndpoint } from '../../http/serve.ts'
import { serveMaster } from '../../masters/serve-master.ts'
import { brandOf, tagsOfBrand, viewersOf } from './queries.ts'
import { ascendingMonths } from './rules.ts'

export const brandRoutes: readonly BoundEndpoint[] = [
  ...serveMaster(masters.brands, { table: 'brand', rules: ascendingMonths }),
  ...serveMaster(masters.subBrands, { table: 'sub_brand', parent: { master: masters.brands, table: 'brand' } }),
  ...serve({ tags: contract.brands.tags, viewers: contract.brands.viewers })({
    async tags({ database, userGroupId }, { params }) {
      if (!(await brandOf(database, userGroupId, params.id))) throw notFound()
      return { data: await tagsOfBrand(database, userGroupId, params.id) }
    },
    async viewers({ database, userGroupId }, { params }) {
      if (!(await brandOf(database, userGroupId, params.id))) throw notFound()
      return { data: await viewersOf(database, userGroupId, params.id) }
    },
  }),
]
