import { demoLabel } from '../../story/demo-label.fixture.ts'
import { LabelGround } from '../../story/label-ground.fixture.tsx'
import { LabDialog } from './lab-dialog.tsx'

const story = (change: Parameters<typeof demoLabel>[0] = {}) => {
  const label = demoLabel(change)
  return (
    <LabelGround label={label}>
      <LabDialog label={label} onClose={() => undefined} />
    </LabelGround>
  )
}

/** Nothing is known yet. */
export function Empty() {
  return story()
}

const file = {
  id: 31,
  name: '試験成績書 D-1.pdf',
  contentType: 'application/pdf',
  size: 180_000,
  url: '/api/record_files/31/original',
  isPicture: false,
}
const report = { laboratory: '検査協会(デモ)', reportNo: 'D-1', testedOn: '2026-11-06', file }

/** Figures within the tolerance, with their paper. */
export function Within() {
  return story({
    lab: {
      ...report,
      results: [
        { part: 0, fibre: 'cotton', percent: '65.4' },
        { part: 0, fibre: 'linen', percent: '34.6' },
      ],
    },
  })
}

/** Too little cotton, and a fibre that the label does not name. */
export function Beyond() {
  const results = [
    { part: 0, fibre: 'cotton', percent: '61' },
    { part: 0, fibre: 'linen', percent: '36.5' },
    { part: 0, fibre: 'polyester', percent: '2.5' },
    { part: 1, fibre: 'cotton', percent: '99.6' },
  ]
  return story({ lab: { ...report, results } })
}
