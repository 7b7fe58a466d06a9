import type { Load } from '@tsumugi/element'
import { widgets as exhibitions } from '@tsumugi/exhibitions'
import { widgets as approvals } from '@tsumugi/approvals'
import { widgets as invoices } from '@tsumugi/invoices'
import { widgets as merchandising } from '@tsumugi/merchandising'
import { widgets as qualityLabelling } from '@tsumugi/quality-labelling'
import { widgets as shell } from '@tsumugi/shell'
import { widgets as trading } from '@tsumugi/trading'
import { widgets as billing } from '@tsumugi/billing'
import { widgets as production } from '@tsumugi/production'
import { widgets as materials } from '@tsumugi/materials'
import { widgets as matching } from '@tsumugi/matching'
import type { WidgetTag } from './widget-tags.ts'

/** Where each widget's component comes from. Apart from the table, which tools read without drawing anything. */
export const widgetComponents = {
  'tsumugi-global-header': shell.globalHeader,
  'tsumugi-side-menu': shell.sideMenu,
  'tsumugi-ribbon': shell.ribbon,
  'tsumugi-md-map': merchandising.mdMap,
  'tsumugi-quality-label': qualityLabelling.qualityLabel,
  'tsumugi-exhibition-order': exhibitions.exhibitionOrder,
  'tsumugi-approvals': approvals.approvals,
  'tsumugi-approval-steps': approvals.approvalSteps,
  'tsumugi-invoice-match': invoices.invoiceMatch,
  'tsumugi-trade-chain': trading.tradeChain,
  'tsumugi-payments': billing.payments,
  'tsumugi-production-schedule': production.productionSchedule,
  'tsumugi-material-wall': materials.materialWall,
  'tsumugi-recruitment': matching.recruitment,
} satisfies Record<WidgetTag, Load<never>>
