import { contract, masters } from '@tsumugi/contract'
import { serve, type BoundEndpoint } from '../../http/serve.ts'
import { serveMaster } from '../../masters/serve-master.ts'
import { addPhoto, listPhotos, removePhoto } from './photos/photo-handlers.ts'
import { catalogueRules, colorsStay } from './rules.ts'

/** The catalogue of a distributor; what the market sees of it follows in the database (domain §3.12). */
export const catalogueClothRoutes: readonly BoundEndpoint[] = [
  ...serveMaster(masters.catalogueCloths, {
    table: 'catalogue_cloth',
    rules: catalogueRules,
    mayChange: colorsStay,
    json: ['composition', 'colors', 'tiers'],
  }),
  ...serve(contract.clothPhotos)({ list: listPhotos, add: addPhoto, remove: removePhoto }),
]
