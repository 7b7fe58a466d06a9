import { contract, masters } from '@tsumugi/contract'
import { invalid } from '../../http/refusal.ts'
import { serve, type BoundEndpoint } from '../../http/serve.ts'
import { serveMaster } from '../../masters/serve-master.ts'
import { rateOn } from './queries.ts'
import { oneSymbolPerCategory, twoCurrencies } from './rules.ts'

/** Every kind of master data and its table, one line each; brands and their sub-brands stand in modules of their own. */
export const masterRoutes: readonly BoundEndpoint[] = [
  ...serveMaster(masters.colors, { table: 'color' }),
  ...serveMaster(masters.sizes, { table: 'size' }),
  ...serveMaster(masters.fabrics, { table: 'fabric' }),
  ...serveMaster(masters.partNames, { table: 'part_name' }),
  ...serveMaster(masters.careInstructions, { table: 'care_instruction' }),
  ...serveMaster(masters.careAttentions, { table: 'care_attention' }),
  ...serveMaster(masters.washTagSymbolSets, { table: 'wash_tag_symbol_set', rules: oneSymbolPerCategory }),
  ...serveMaster(masters.skuGroups, { table: 'sku_group', json: ['items'] }),
  ...serveMaster(masters.contractFormats, { table: 'contract_format' }),
  ...serveMaster(masters.invoiceFormats, { table: 'invoice_format' }),
  ...serveMaster(masters.orderSheetFormats, { table: 'order_sheet_format' }),
  ...serveMaster(masters.currencyConversions, { table: 'currency_conversion', rules: twoCurrencies }),
  ...serve({ rate: contract.currencyConversions.rate })({
    async rate({ database, userGroupId }, { query }) {
      const { from, to, kind, on } = query
      const row = await rateOn(database, userGroupId, query)
      if (!row) throw invalid({ code: 'no_rate', field: 'on', meta: { from, to, kind, on } })
      return { data: row }
    },
  }),
]
