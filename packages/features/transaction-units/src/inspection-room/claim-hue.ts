import type { DeliveryClaim } from '@tsumugi/contract'

/** What a claim waits for, as its mark looks everywhere. */
export const claimHue = {
  open: 'gold',
  countered: 'gold',
  refused: 'madder',
  agreed: 'indigo',
  settled: 'bamboo',
} as const satisfies Record<DeliveryClaim['status'], string>
