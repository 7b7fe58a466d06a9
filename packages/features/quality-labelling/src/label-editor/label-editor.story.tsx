import { demoLabel, demoOptions } from '../story/demo-label.fixture.ts'
import { LabelGround } from '../story/label-ground.fixture.tsx'
import { LabelEditor } from './label-editor.tsx'

const story = (change: Parameters<typeof demoLabel>[0] = {}) => {
  const label = demoLabel(change)
  return (
    <LabelGround label={label}>
      <LabelEditor label={label} options={demoOptions} />
    </LabelGround>
  )
}

/** A draft that is sound: it may be sent to review. */
export function Draft() {
  return story()
}

/** Sums that do not reach 100, categories nobody has decided about. */
export function WithFindings() {
  const [first, second] = demoLabel().parts
  const rows = first!.rows.map((row, at) => ({ ...row, percent: at === 0 ? '30' : '60' }))
  return story({ parts: [{ ...first!, rows }, second!], codes: [141, 220, 300, 520], originCountry: '' })
}

/** Laboratory figures within tolerance, and the former edition. */
export function FormerEditionWithReport() {
  const results = [
    { part: 0, fibre: 'cotton', percent: '65.4' },
    { part: 0, fibre: 'linen', percent: '34.6' },
  ]
  return story({
    edition: '2014',
    codes: [141, 210, 300, 445, 510, 611, 711],
    lab: { laboratory: '検査協会(デモ)', reportNo: 'D-1', testedOn: '2026-11-06', results, file: null },
  })
}

export function Approved() {
  return story({ status: 'approved', approvedAt: '2026-11-20T02:00:00.000Z', approvedBy: '白井 環' })
}
