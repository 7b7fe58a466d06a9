import { defineCatalogue, withNouns } from '@tsumugi/i18n'
import type { Messages } from './messages/ja.ts'

/** What definitions of custom fields say. */
export const definitionTexts = withNouns(
  defineCatalogue<Messages>({
    ja: () => import('./messages/ja.ts'),
    en: () => import('./messages/en.ts'),
    'zh-CN': () => import('./messages/zh-CN.ts'),
  }),
  {
    'title.extensionFieldDefinition': 'noun.extensionFields',
    'one.extensionFieldDefinition': 'one.extensionFields',
    'choice.target.quality_labeling': 'noun.qualityLabelings',
    'choice.target.exhibition': 'noun.exhibitions',
    'choice.target.production': 'noun.productions',
    'choice.target.supplier': 'noun.suppliers',
    'choice.target.contract': 'noun.contractIssue',
    'choice.target.delivery': 'noun.deliveries',
    'choice.target.credit_note': 'noun.creditNotesIssued',
    'choice.target.invoice': 'noun.invoicesIssued',
    'choice.target.estimation': 'noun.estimations',
    'choice.target.estimation_request': 'noun.estimationRequests',
    'choice.target.trade_request': 'noun.tradeRequests',
    'choice.target.trade': 'noun.trades',
    'choice.target.brand': 'noun.brands',
    'choice.target.sub_brand': 'noun.subBrands',
    'choice.target.color': 'noun.colors',
    'choice.target.size': 'noun.sizes',
    'choice.target.fabric': 'noun.fabrics',
    'choice.target.part_name': 'noun.partNames',
    'choice.target.sku_group': 'noun.skuGroups',
    'choice.target.care_instruction': 'noun.careInstructions',
    'choice.target.care_attention': 'noun.careAttentions',
    'choice.target.wash_tag_symbol_set': 'noun.washTagSymbolSets',
    'choice.target.contract_format': 'noun.contractFormats',
    'choice.target.invoice_format': 'noun.invoiceFormats',
    'choice.target.order_sheet_format': 'noun.orderSheetFormats',
    'choice.target.currency_conversion': 'noun.currencyConversions',
    'choice.target.payment_term_definition': 'noun.paymentTerms',
    'choice.target.raw_material': 'noun.rawMaterials',
    'choice.target.catalogue_cloth': 'noun.catalogueCloths',
  },
)
