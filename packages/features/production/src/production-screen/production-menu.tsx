import { wordsOf } from '@tsumugi/api'
import type { ProductionDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useHistoryAddress } from '@tsumugi/records'
import { confirm, IconButton, Menu, MenuItem, toast } from '@tsumugi/ui'
import { Ellipsis, History, Pencil, Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { ProductionDialog } from '../production-dialog/production-dialog.tsx'
import { useProductionChanges } from '../production-queries.ts'
import { linkTexts } from '../production-links/link-texts.ts'
import { productionTexts } from '../production-words/production-texts.ts'

/** What is seldom done with a production: edited, looked back at, and deleted while nothing uses it. */
export function ProductionMenu({ production, mayWrite }: { production: ProductionDetail; mayWrite: boolean }) {
  const t = useText(productionTexts)
  const links = useText(linkTexts)
  const history = useHistoryAddress('production', production.id)
  const [isEditing, edit] = useState(false)
  const { deleteProduction } = useProductionChanges()
  const name = production.styleNo
  async function remove() {
    const isSure = await confirm({
      title: t('delete.title', { name }),
      message: t('delete.text'),
      type: 'attention',
      okLabel: t('delete'),
    })
    if (!isSure) return
    try {
      await deleteProduction(production.id)
      toast({ title: t('deleted', { name }) })
      pageNavigator.go(href('productions'))
    } catch (error) {
      toast({ title: wordsOf(error, t('failed')), type: 'attention', duration: 6000 })
    }
  }
  if (!mayWrite && !history) return null
  const uses = production.uses.map(({ kind, count }) => t(`used.${kind as Use}`, { count })).join(t('and'))
  return (
    <>
      <Menu placement="below-end" trigger={(props) => <IconButton icon={Ellipsis} label={t('actions')} {...props} />}>
        {mayWrite && (
          <MenuItem icon={Pencil} onSelect={() => edit(true)}>
            {t('edit')}
          </MenuItem>
        )}
        {history && (
          <MenuItem icon={History} href={history}>
            {links('history')}
          </MenuItem>
        )}
        {mayWrite && (
          <MenuItem
            icon={Trash2}
            attention
            onSelect={() => void remove()}
            {...(uses && { reason: t('delete.used', { uses }) })}
          >
            {t('delete')}
          </MenuItem>
        )}
      </Menu>
      {isEditing && <ProductionDialog production={production} onClose={() => edit(false)} />}
    </>
  )
}

type Use = 'document_line' | 'quality_labeling' | 'resource_plan_sheet' | 'frozen_phase'
