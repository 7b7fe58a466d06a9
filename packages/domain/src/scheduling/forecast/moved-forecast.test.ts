import { expect, it } from 'vitest'
import { chance } from '../../../../server/src/demo/dataset/random.ts'
import { editablePlan } from '../editing/editable-plan.ts'
import { operationMove } from '../editing/operation-patch.ts'
import { patchOfMove } from '../editing/plan-move.ts'
import type { DatesOperation } from '../editing/plan-operation.ts'
import { applyPatch } from '../editing/plan-patch.ts'
import { contextOn, randomPlan } from '../random-plan.fixture.ts'
import { criticalPaths } from './critical-paths.ts'
import { forecastPlan, movedForecast } from './forecast.ts'
import { plannedDates } from './forecast-bounds.ts'

it('a move that is tried comes to the same forecast as the plan written anew', () => {
  let moves = 0
  for (let seed = 1; seed <= 400; seed += 1) {
    const { plan, today, due } = randomPlan(seed)
    const { whole, happens, pick } = chance(seed + 0.25)
    const context = contextOn(today, happens(0.8) ? due : null)
    const editable = editablePlan(plan, context.calendars)
    const stands = forecastPlan(plan, context, editable.network)
    const step = pick(plan.steps).id
    const operation: DatesOperation = happens(0.6)
      ? { kind: 'move', step, days: whole(-5, 9), chain: happens(0.4) }
      : { kind: 'resize', step, edge: pick(['start', 'end']), days: whole(-3, 6) }
    const { move } = operationMove(editable, operation)
    if (!move) continue
    moves += Math.sign(move.indexes.length)
    const written = applyPatch(plan, patchOfMove(editable, move))
    const [tried, anew] = [movedForecast(stands, move, context), forecastPlan(written, context, editable.network)]
    for (const key of ['bounds', 'forecast', 'latest', 'float'] as const) expect(tried[key]).toEqual(anew[key])
    expect(tried.planned).toEqual(plannedDates(written.steps))
    expect(criticalPaths(tried)).toEqual(criticalPaths(anew))
    expect(tried.steps).toBe(plan.steps)
  }
  expect(moves).toBeGreaterThan(150)
})
