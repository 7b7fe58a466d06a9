import { forecastLegs, legFaultsOf, transportStatus, type TransportLeg } from '@tsumugi/domain/trading'
import { invalid } from '../../http/refusal.ts'
import { givenColumns } from '../../database/versions/given-columns.ts'

/** Columns of what was given, with what the legs come to. */
export function columnsOf({ legs, ...values }: { readonly legs?: readonly TransportLeg[] | undefined }) {
  return { ...givenColumns(values), ...(legs && legColumns(legs)) }
}

function legColumns(legs: readonly TransportLeg[]) {
  const [fault] = legFaultsOf(legs)
  if (fault) throw invalid({ code: 'invalid', field: `transport.legs.${fault.at}` })
  return {
    legs: JSON.stringify(legs),
    status: transportStatus(legs),
    planned_on: legs.at(-1)?.plannedArrival ?? null,
    arrives_on: forecastLegs(legs).at(-1)?.arrives ?? null,
  }
}
