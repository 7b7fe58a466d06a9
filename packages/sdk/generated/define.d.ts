import './elements.js'

export type WidgetTag = 'tsumugi-global-header' | 'tsumugi-side-menu' | 'tsumugi-ribbon' | 'tsumugi-md-map' | 'tsumugi-quality-label' | 'tsumugi-exhibition-order' | 'tsumugi-approvals' | 'tsumugi-approval-steps' | 'tsumugi-invoice-match' | 'tsumugi-trade-chain' | 'tsumugi-payments' | 'tsumugi-production-schedule' | 'tsumugi-material-wall' | 'tsumugi-recruitment'
export declare const widgetTags: readonly WidgetTag[]
/** Defines the element at once; what it draws is loaded when one first stands in a page. A tag that is taken is left alone. */
export declare function defineWidget(tag: WidgetTag): void
