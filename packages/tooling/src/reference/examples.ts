/** What the live examples stand on: records of the demo. A widget that needs nothing has no line. */
export const exampleAttributes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tsumugi-quality-label': { 'label-id': '1' },
  'tsumugi-exhibition-order': { 'exhibition-id': '1', mode: 'partner' },
  'tsumugi-approval-steps': { 'approval-id': '1' },
  'tsumugi-invoice-match': { 'invoice-id': '7' },
  'tsumugi-trade-chain': { 'trade-id': '9' },
  'tsumugi-production-schedule': { 'schedule-id': '2' },
  'tsumugi-recruitment': { 'recruitment-id': '1' },
}
