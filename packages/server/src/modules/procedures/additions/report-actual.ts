import type { Cause } from '../../../http/refusal.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { writeReports } from '../procedure-reports.ts'
import { fieldOf, type PlacedAddition } from './addition.ts'
import type { StepDays } from './step-days.ts'

/** What was done of a step that was just added: its owner alone says it. Answers what is wrong with its days. */
export async function reportActual(
  request: TenantRequest,
  placed: PlacedAddition,
  step: { readonly id: number; readonly ownerId: number },
  { start, end }: StepDays['actual'],
): Promise<Cause[]> {
  const field = fieldOf(placed)
  const places = placed.addition.days.flatMap(({ kind }, at) => (kind === 'actual' ? [`${field}.days.${at}`] : []))
  if (start === null && end === null) return []
  if (step.ownerId !== request.userGroupId) return places.map((each) => ({ code: 'actual_of_other', field: each }))
  const said = [
    ...(start ? [{ transition: 'start' as const, on: start, field: places[0]! }] : []),
    ...(end ? [{ transition: 'finish' as const, on: end, field: places.at(-1)! }] : []),
  ]
  const reports = said.map(({ transition, on }) => ({ procedureId: step.id, key: crypto.randomUUID(), transition, on }))
  const { causes } = await writeReports(request, reports, new Set())
  return causes.map((cause) => ({ ...cause, field: said[Number(cause.field?.split('.')[1])]!.field }))
}
