import { wordsOf } from '@tsumugi/api'
import type { PhaseMatrix } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { Button, confirm, Menu, MenuHeading, MenuItem, toast, type MatrixLine } from '@tsumugi/ui'
import { ChevronDown } from '@tsumugi/ui/icons'
import { useProductionChanges } from '../production-queries.ts'
import { productionTexts } from '../production-words/production-texts.ts'
import { columnKey, rowKey } from './sku-cells.ts'

/** Asks and removes SKUs of a phase: all of them, or none with the reason. */
export function useSkuRemoval({ phase, units }: PhaseMatrix) {
  const t = useText(productionTexts)
  const { saveUnits, again } = useProductionChanges()
  return async (ids: readonly number[], name: string) => {
    const pieces = units.reduce((sum, { id, quantity }) => (ids.includes(id) ? sum + quantity : sum), 0)
    const isSure = await confirm({
      title: t('sku.remove.title', { name }),
      message: t('sku.remove.text', { count: ids.length, pieces: formatNumber(pieces) }),
      type: 'attention',
      okLabel: t('remove'),
    })
    if (!isSure) return
    try {
      await saveUnits(phase.id, { removed: [...ids] })
      toast({ title: t('sku.removed', { name }) })
      await again()
    } catch (error) {
      toast({ title: wordsOf(error, t('failed')), type: 'attention', duration: 8000 })
    }
  }
}

interface RemoveMenuProps {
  rows: readonly MatrixLine[]
  columns: readonly MatrixLine[]
  units: PhaseMatrix['units']
  /** Why nothing can be removed now. */
  reason: string | undefined
  onRemove(ids: readonly number[], name: string): void
}

/** A colour with all its sizes, or a size with all its colours. */
export function RemoveMenu({ rows, columns, units, reason, onRemove }: RemoveMenuProps) {
  const t = useText(productionTexts)
  const item = (line: MatrixLine, of: PhaseMatrix['units']) =>
    of.length > 0 && (
      <MenuItem
        key={line.key}
        onSelect={() =>
          onRemove(
            of.map(({ id }) => id),
            line.label,
          )
        }
      >
        {line.label}
      </MenuItem>
    )
  return (
    <Menu
      trigger={(props) => (
        <Button iconEnd={ChevronDown} {...(reason ? { reason } : props)}>
          {t('sku.remove')}
        </Button>
      )}
    >
      <MenuHeading>{t('color')}</MenuHeading>
      {rows.map((line) =>
        item(
          line,
          units.filter((unit) => rowKey(unit) === line.key),
        ),
      )}
      <MenuHeading>{t('size')}</MenuHeading>
      {columns.map((line) =>
        item(
          line,
          units.filter(({ sizeId }) => columnKey(sizeId) === line.key),
        ),
      )}
    </Menu>
  )
}
