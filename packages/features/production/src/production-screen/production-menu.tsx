import { wordsOf } from '@tsumugi/api'
import type { ProductionDetail } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { confirm, IconButton, Menu, MenuItem, toast } from '@tsumugi/ui'
import { Ellipsis, Pencil, Trash2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { ProductionDialog } from '../production-dialog/production-dialog.tsx'
import { useProductionChanges } from '../production-queries.ts'
import { productionTexts } from '../production-words/production-texts.ts'

/** What is seldom done with a production: edited, and deleted while nothing uses it. */
export function ProductionMenu({ production }: { production: ProductionDetail }) {
  const t = useText(productionTexts)
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
  const uses = production.uses.map(({ kind, count }) => t(`used.${kind as Use}`, { count })).join(t('and'))
  return (
    <>
      <Menu placement="below-end" trigger={(props) => <IconButton icon={Ellipsis} label={t('actions')} {...props} />}>
        <MenuItem icon={Pencil} onSelect={() => edit(true)}>
          {t('edit')}
        </MenuItem>
        <MenuItem
          icon={Trash2}
          attention
          onSelect={() => void remove()}
          {...(uses && { reason: t('delete.used', { uses }) })}
        >
          {t('delete')}
        </MenuItem>
      </Menu>
      {isEditing && <ProductionDialog production={production} onClose={() => edit(false)} />}
    </>
  )
}

type Use = 'document_line' | 'quality_labeling' | 'resource_plan_sheet' | 'frozen_phase'
