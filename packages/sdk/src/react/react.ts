import type { PropsOf } from './react-types.ts'
import { reactWidget } from './react-widget.tsx'
import type { widgets } from '../widgets.ts'

type Widgets = typeof widgets

export const GlobalHeader = reactWidget<PropsOf<Widgets['tsumugi-global-header']>>('tsumugi-global-header')
export const SideMenu = reactWidget<PropsOf<Widgets['tsumugi-side-menu']>>('tsumugi-side-menu')
export const Ribbon = reactWidget<PropsOf<Widgets['tsumugi-ribbon']>>('tsumugi-ribbon')
export const MdMap = reactWidget<PropsOf<Widgets['tsumugi-md-map']>>('tsumugi-md-map')
export const QualityLabel = reactWidget<PropsOf<Widgets['tsumugi-quality-label']>>('tsumugi-quality-label')
export const ExhibitionOrder = reactWidget<PropsOf<Widgets['tsumugi-exhibition-order']>>('tsumugi-exhibition-order')
export const Approvals = reactWidget<PropsOf<Widgets['tsumugi-approvals']>>('tsumugi-approvals')
export const ApprovalSteps = reactWidget<PropsOf<Widgets['tsumugi-approval-steps']>>('tsumugi-approval-steps')
export const InvoiceMatch = reactWidget<PropsOf<Widgets['tsumugi-invoice-match']>>('tsumugi-invoice-match')
export const TradeChain = reactWidget<PropsOf<Widgets['tsumugi-trade-chain']>>('tsumugi-trade-chain')
export const Payments = reactWidget<PropsOf<Widgets['tsumugi-payments']>>('tsumugi-payments')
export const ProductionSchedule =
  reactWidget<PropsOf<Widgets['tsumugi-production-schedule']>>('tsumugi-production-schedule')
export const MaterialWall = reactWidget<PropsOf<Widgets['tsumugi-material-wall']>>('tsumugi-material-wall')
export const Recruitment = reactWidget<PropsOf<Widgets['tsumugi-recruitment']>>('tsumugi-recruitment')
