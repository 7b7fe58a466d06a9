import { defineWidget } from './define-widget.ts'
import { widgetTags } from './widget-tags.ts'

export {
  Approvals,
  ApprovalSteps,
  ExhibitionOrder,
  GlobalHeader,
  InvoiceMatch,
  MaterialWall,
  MdMap,
  Payments,
  ProductionSchedule,
  QualityLabel,
  Recruitment,
  Ribbon,
  SideMenu,
  TradeChain,
} from './react/react.ts'
export { defineWidget, widgetTags }
export type { WidgetTag } from './widget-tags.ts'

// Before anything is drawn: frameworks hand objects on as properties only to elements that they find defined.
widgetTags.forEach(defineWidget)
