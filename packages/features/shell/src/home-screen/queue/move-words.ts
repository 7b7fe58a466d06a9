/** Moves that have a word of their own on a button; the others open the document. */
const acts = [
  'accept',
  'answer',
  'approve',
  'arrive',
  'begin_production',
  'close',
  'confirm',
  'correct',
  'inspect',
  'issue',
  'open',
  'order',
  'receive',
  'request',
  'ship',
] as const
export type Act = (typeof acts)[number] | 'allocate' | 'see'

/** The word of a button that leads to a document: what is to be done there. */
export function actWord({ noun, move }: { readonly noun: string; readonly move: string }): Act {
  // Whoever confirms an order of cloth gives it its lots; an invoice is matched.
  if (noun === 'material_order' && move === 'confirm') return 'allocate'
  return acts.find((act) => act === move) ?? (move.startsWith('ship') ? 'ship' : 'see')
}

const dones = [...acts, 'reject', 'decline', 'dispute', 'tolerate', 'withdraw', 'void', 'cancel', 'lose'] as const
/** What was done to a document, where it was a move. */
export type Done = (typeof dones)[number]
export const doneWord = (transition: string | null): Done | null =>
  dones.find((done) => done === transition) ?? (transition?.startsWith('ship') ? 'ship' : null)

const deeds = ['created', 'updated', 'lines_saved', 'counted', 'proposed', 'proposal_answered', 'side_saved'] as const
export type Deed = (typeof deeds)[number] | 'other'
export const deedWord = (verb: string): Deed => deeds.find((deed) => deed === verb) ?? 'other'
