import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { deliveryDefects, recordFiles, type DefectRing, type RecordFile } from '@tsumugi/contract'
import type { DefectTreatment } from '@tsumugi/domain/trading'
import { useText } from '@tsumugi/i18n'
import { useChange } from '@tsumugi/queries'
import { useState } from 'react'
import { goodsTexts } from '../goods-words/goods-texts.ts'
import type { ReceivedLine } from '../receiving-room/received-lines.ts'
import type { Counting } from '../receiving-room/use-counting.ts'

export interface DefectValues {
  readonly lineId: string
  readonly code: string
  readonly quantity: string
  readonly treatment: DefectTreatment
  readonly carton: string
  readonly note: string
  readonly file: RecordFile | null
  readonly ring: DefectRing | null
}

interface DefectAsked {
  readonly deliveryId: number
  readonly lines: readonly ReceivedLine[]
  readonly onAdded: Counting['addSent']
  onClose(): void
}

/** A fault as it is typed, and the picture brought to it. */
export function useDefect({ deliveryId, lines, onAdded, onClose }: DefectAsked) {
  const create = useChange(deliveryDefects.create, ['delivery'])
  const upload = useChange(recordFiles.add)
  // Sent again after a lost answer, it is the same fault.
  const [clientId] = useState(newIdempotencyKey)
  const [values, setValues] = useState<DefectValues>(() => emptyDefect(lines))
  const { attempt, busy, fault } = useAttempt()
  const set = (more: Partial<DefectValues>) => setValues((before) => ({ ...before, ...more }))
  const bring = ([file]: readonly File[]) =>
    attempt(async () => file && set({ file: (await upload({ body: { file } })).data }))
  async function save() {
    const defect = { clientId, ...inputOf(values) }
    if (!(await attempt(() => create({ id: deliveryId, body: { defect } })))) return
    // Its pieces stand as rejected from now on, before the figures that hold them have come.
    onAdded({ clientId, action: 'rejected', lines: [{ id: defect.lineId, add: defect.quantity }] })
    onClose()
  }
  return { values, set, bring, save, busy, fault }
}

/** One piece of work at a time; what goes wrong is told in words. */
function useAttempt() {
  const t = useText(goodsTexts)
  const [{ busy, fault }, setState] = useState({ busy: false, fault: '' })
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setState({ busy: true, fault: '' })
    try {
      await work()
      setState({ busy: false, fault: '' })
      return true
    } catch (error) {
      setState({ busy: false, fault: wordsOf(error, t('defects.failed')) })
      return false
    }
  }
  return { attempt, busy, fault }
}

const emptyDefect = (lines: readonly ReceivedLine[]): DefectValues => ({
  lineId: lines.length === 1 ? String(lines[0]!.id) : '',
  code: '',
  quantity: '1',
  treatment: 'return',
  carton: '',
  note: '',
  file: null,
  ring: null,
})

const inputOf = ({ lineId, code, quantity, treatment, carton, note, file, ring }: DefectValues) => ({
  lineId: Number(lineId),
  code,
  quantity,
  treatment,
  ...(carton && { carton: Number(carton) }),
  ...(note.trim() && { note: note.trim() }),
  ...(file && { fileId: file.id }),
  ...(file && ring && { ring }),
})
