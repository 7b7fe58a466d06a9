import { expect, it } from 'vitest'
import { defectCodes, defectTreatments, mayTreat, remedyFor, type DefectTreatment } from './defect-code.ts'

it('domain §3.8 each fault has one code; what is critical is never kept at a discount', () => {
  expect(new Set(defectCodes.map(({ code }) => code)).size).toBe(defectCodes.length)
  const refused = defectCodes.flatMap(({ code }) =>
    defectTreatments.filter((treatment) => !mayTreat(code, treatment)).map((treatment) => `${code} ${treatment}`),
  )
  expect(refused).toEqual(['L01 discount', 'N01 discount'])
  expect(mayTreat('X99', 'repair')).toBe(false)
})

it.each<[DefectTreatment[], string]>([
  [[], 'redelivery'],
  [['discount', 'discount'], 'credit'],
  [['discount', 'return'], 'redelivery'],
  [['repair'], 'redelivery'],
])('domain §3.8 %j asks for %s', (treatments, remedy) => {
  expect(remedyFor(treatments)).toBe(remedy)
})
