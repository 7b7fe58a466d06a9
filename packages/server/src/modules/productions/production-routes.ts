import { contract, paginate } from '@tsumugi/contract'
import { allowsSkuNameFreeInput, phaseKinds } from '@tsumugi/domain'
import { documentLimit, limitsOf } from '../../database/page-limits.ts'
import type { TenantRequest } from '../../http/request.ts'
import { serve } from '../../http/serve.ts'
import { seasonsBetween } from '../merchandisings/rules.ts'
import { changeMany } from './many/change-many.ts'
import { exportProductions } from './many/export-productions.ts'
import { addFile, listFiles, removeFile } from './files/file-handlers.ts'
import { fromMerchandisings, undoProductions } from './from-map.ts'
import { listDocuments, listTalks, openTalk } from './links/link-handlers.ts'
import { loadProduction } from './load-production.ts'
import { brandOptions, colorOptions, listedSkuNames, makerOptions, sizeOptions } from './queries/option-queries.ts'
import { pageOfProductions, productionChoices } from './queries/list-queries.ts'
import { productionReply } from './replies.ts'
import { createProduction, deleteProduction, updateOne } from './save-production.ts'
import { shareList, shareProduction } from './share-production.ts'

export const productionRoutes = serve(contract.productions)({
  async list({ database, userGroupId }, { query }) {
    const { page, limit, offset } = limitsOf(query, documentLimit)
    const [{ rows, tabs, totals }, choices] = await Promise.all([
      pageOfProductions(database, userGroupId, { ...query, limit, offset }),
      productionChoices(database, userGroupId),
    ])
    const countOf = (stage: string) => tabs.find((tab) => tab.stage === stage)?.count ?? 0
    const stages = ['none', ...phaseKinds]
    const count = (query.stage ? [query.stage] : stages).reduce((sum, stage) => sum + countOf(stage), 0)
    return {
      data: rows.map((row) => productionReply(row, userGroupId)),
      pagination: paginate(count, page, limit),
      tabs: stages.map((stage) => ({ stage, count: countOf(stage) })),
      totals,
      choices,
    }
  },

  export: exportProductions,
  bulk: changeMany,
  options: productionOptions,

  async show(request, { params }) {
    return { data: await loadProduction(request, params.id) }
  },

  create: createProduction,
  update: updateOne,
  delete: deleteProduction,
  shares: shareList,
  share: shareProduction,
  files: listFiles,
  addFile,
  removeFile,
  documents: listDocuments,
  talks: listTalks,
  talk: openTalk,
  fromMerchandisings,
  undo: undoProductions,
})

async function productionOptions({ database, userGroupId, asker }: TenantRequest) {
  const [brands, suppliers, colors, sizes, skuNames] = await Promise.all([
    brandOptions(database, userGroupId),
    makerOptions(database, userGroupId),
    colorOptions(database, userGroupId),
    sizeOptions(database, userGroupId),
    listedSkuNames(database, userGroupId),
  ])
  return {
    data: {
      brands: brands.map((brand) => ({
        id: brand.id,
        name: brand.name,
        subBrands: brand.sub_brands,
        seasons: seasonsOf(brand),
      })),
      suppliers,
      colors,
      sizes,
      skuNames,
      freeSkuNames: allowsSkuNameFreeInput(asker.user),
    },
  }
}

/** The seasons that the map of a brand reaches and those of its productions, oldest first. */
function seasonsOf({ first, last, season_start_months, seasons }: Awaited<ReturnType<typeof brandOptions>>[number]) {
  const onMap = first && last ? seasonsBetween(first, last, season_start_months).map(({ code }) => code) : []
  return [...new Set([...onMap, ...seasons])].toSorted((one, other) => order(one) - order(other))
}

const order = (season: string) => Number(season.slice(0, 2)) * 2 + (season.endsWith('AW') ? 1 : 0)
