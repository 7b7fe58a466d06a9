import type { ProductionDetail, ProductionShare } from '@tsumugi/contract'
import { wordsOf } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { Checkbox, Dialog, ErrorState, Notice, Skeleton, toast } from '@tsumugi/ui'
import { useState } from 'react'
import { useProductionChanges, useShares } from '../production-queries.ts'
import { productionTexts } from '../production-words/production-texts.ts'

/** Which partners see the production, and which of its phases. */
export function ShareDialog({ production, onClose }: { production: ProductionDetail; onClose(): void }) {
  const t = useText(productionTexts)
  const { data, error, mutate } = useShares(production.id)
  const { share } = useProductionChanges()
  const [typed, setTyped] = useState<ReadonlyMap<number, readonly number[] | null>>(new Map())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const phasesOf = (row: ProductionShare) => {
    const own = typed.get(row.userGroupId)
    return own === undefined ? (row.shared ? row.phaseIds : null) : own
  }
  const put = (id: number, phaseIds: readonly number[] | null) => setTyped(new Map([...typed, [id, phaseIds]]))
  async function save() {
    setBusy(true)
    setFailure(undefined)
    const shares = (data ?? []).flatMap((row) => {
      const phaseIds = phasesOf(row)
      return phaseIds ? [{ userGroupId: row.userGroupId, phaseIds: [...phaseIds] }] : []
    })
    try {
      await share(production.id, shares)
      toast({ title: t('saved') })
      onClose()
    } catch (cause) {
      setFailure(wordsOf(cause, t('failed')))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('share.title', { name: production.styleNo })}
      onClose={onClose}
      closeOnOutside={typed.size === 0}
      busy={busy}
      primary={{ label: t('save'), onClick: () => void save() }}
    >
      <p className="small soft">{t('share.text')}</p>
      {failure && (
        <Notice hue="madder" live>
          {failure}
        </Notice>
      )}
      {error && !data && <ErrorState heading="h3" onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton rows={3} />}
      {data?.length === 0 && <p className="soft">{t('share.none')}</p>}
      <ul className="share-list">
        {data?.map((row) => {
          const chosen = phasesOf(row)
          return (
            <li key={row.userGroupId}>
              <Checkbox checked={chosen !== null} onChange={(on) => put(row.userGroupId, on ? [] : null)}>
                {row.name}
              </Checkbox>
              {row.ownPhaseIds.length > 0 && (
                <span className="tiny faint">
                  {t('share.own', {
                    phases: production.phases
                      .filter(({ id }) => row.ownPhaseIds.includes(id))
                      .map(({ kind }) => t(`phase.${kind}`))
                      .join('・'),
                  })}
                </span>
              )}
              {chosen && (
                <span className="phases" role="group" aria-label={row.name}>
                  {production.phases.map(({ id, kind, seq }) => (
                    <Checkbox
                      key={id}
                      checked={chosen.includes(id)}
                      onChange={(on) =>
                        put(row.userGroupId, on ? [...chosen, id] : chosen.filter((each) => each !== id))
                      }
                    >
                      {seq}. {t(`phase.${kind}`)}
                    </Checkbox>
                  ))}
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
