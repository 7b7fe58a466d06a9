/** Every tag of the SDK: the loader knows them without knowing what they draw. */
export const widgetTags = [
  'tsumugi-global-header',
  'tsumugi-side-menu',
  'tsumugi-ribbon',
  'tsumugi-md-map',
  'tsumugi-quality-label',
  'tsumugi-exhibition-order',
  'tsumugi-approvals',
  'tsumugi-approval-steps',
  'tsumugi-invoice-match',
  'tsumugi-trade-chain',
  'tsumugi-payments',
  'tsumugi-production-schedule',
  'tsumugi-material-wall',
  'tsumugi-recruitment',
] as const
export type WidgetTag = (typeof widgetTags)[number]

/** `tsumugi-md-map` -> `md-map`, the name of its files. */
export function fileName(tag: string): string {
  return tag.slice('tsumugi-'.length)
}
