import type { PhaseHealth } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { Status, type StatusLook } from '@tsumugi/ui'
import { productionTexts } from './production-texts.ts'

const looks = { late: 'late', at_risk: 'waiting', on_track: 'going', done: 'done' } as const satisfies Record<
  PhaseHealth,
  StatusLook
>

/** How a phase stands against its delivery, by a mark and a word; nothing where it has no day. */
export function HealthStatus({ health }: { health: PhaseHealth | null }) {
  const t = useText(productionTexts)
  return health && <Status look={looks[health]}>{t(`health.${health}`)}</Status>
}
