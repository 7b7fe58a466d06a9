import { Refusal } from '../../../http/refusal.ts'
import { slowWork, WorkProblem } from '../../../slow-work/slow-work.ts'
import type { OfficeContent } from './office-content.ts'
import type { OfficeFormat } from './read-office.ts'

export type OfficeProblem = 'broken' | 'tooLarge'
type Outcome = { content: OfficeContent } | { problem: OfficeProblem }

/** Reads an office file on a thread; what takes too long or too much memory there is too large to be shown. */
export async function readInWorker(format: OfficeFormat, bytes: Uint8Array): Promise<Outcome> {
  try {
    return { content: await slowWork('read_office', { format, bytes }) }
  } catch (error) {
    if (error instanceof WorkProblem) return { problem: error.kind === 'TooLargeToPreview' ? 'tooLarge' : 'broken' }
    if (error instanceof Refusal && error.causes[0]?.code === 'too_heavy') return { problem: 'tooLarge' }
    throw error
  }
}
